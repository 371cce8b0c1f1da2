import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { toast } from '../../../ui/toast/toast.ts'
import { words } from '../../../words/index.ts'
import { memberIdIn } from '../about.ts'

/** Takes over whom, and what, the address names, and clears it. */
export function useAboutInAddress(choose: (memberId: string) => void, setDraft: (text: string) => void) {
  const { relationship, circleMember, prompt } = useSearch({ from: '/sanctum/ask' })
  const navigate = useNavigate()
  const take = useEffectEvent(() => {
    const id = memberIdIn(circleMember)
    if (id !== null) choose(id)
    else toast.destructive(words.chat.about.invalid)
    if (prompt) setDraft(prompt)
    void navigate({ to: '.', search: {}, replace: true })
  })
  useEffect(() => {
    if (relationship) take()
  }, [relationship])
}
