import type { CircleNote } from '@astrarium/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { codeOf } from '../../../lib/error-copy.ts'
import { useUpdateNote } from '../mutations.ts'
import { noteQuery } from '../note-queries.ts'

/**
 * An edit of what stood there when it was opened. Where somebody saved something else in the meantime,
 * nothing is sent over it: `meanwhile` is what stands there now, and saving once more is an edit of that.
 */
export function useNoteEdit(note: CircleNote, onSaved: () => void) {
  const queryClient = useQueryClient()
  const update = useUpdateNote(note.id)
  const [opened] = useState(note)
  const [meanwhile, setMeanwhile] = useState<CircleNote | null>(null)

  async function save(content: string): Promise<'refused' | undefined> {
    try {
      await update.mutateAsync({ version: (meanwhile ?? opened).version, content })
    } catch (error) {
      if (codeOf(error) !== 'note_changed') throw error
      setMeanwhile(await queryClient.query({ ...noteQuery(note.id), staleTime: 0 }))
      return 'refused'
    }
    onSaved()
    return undefined
  }
  return { opened, meanwhile, save }
}
