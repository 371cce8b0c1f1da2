import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { words } from '../../../words/index.ts'

const CONFIRMED_MS = 2000

export function CopyAnswer({ text }: { text: string }) {
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), CONFIRMED_MS)
    return () => clearTimeout(timer)
  }, [isCopied])

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setIsCopied(true)
      toast.success(words.answer.copied, undefined, { duration: CONFIRMED_MS })
    } catch {
      toast.destructive(words.answer.copyFailed)
    }
  }

  const Icon = isCopied ? Check : Copy
  return (
    <Button
      variant="ghost"
      size="icon"
      onClick={() => void copy()}
      aria-label={isCopied ? words.answer.copied : words.answer.copy}
      title={words.answer.copy}
    >
      <Icon aria-hidden="true" size={18} className={isCopied ? 'text-ok' : undefined} />
    </Button>
  )
}
