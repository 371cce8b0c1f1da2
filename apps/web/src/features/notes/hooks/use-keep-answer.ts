import { keepAnswerAsNote } from '@astrarium/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { useSingleMutation } from '../../../lib/hooks/use-single-mutation.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { words } from '../../../words/index.ts'
import { noteErrorCopy } from '../error-copy.ts'
import { NOTES } from '../queries.ts'

const copy = words.circleNotes.ofAnswer

/**
 * An answer about somebody becomes a note of them, or is one no longer.
 * @param show turns the star at once, and back when it is refused
 */
export function useKeepAnswer(
  askId: string,
  about: { id: string; name: string } | null,
  show: (isKept: boolean) => void,
) {
  const queryClient = useQueryClient()
  const { id: memberId, name } = about ?? { id: '', name: '' }
  return useSingleMutation({
    mutationKey: ['keep-answer', askId],
    mutationFn: (isKept: boolean) => call(keepAnswerAsNote, { isKept }, { memberId, askId }),
    onMutate: show,
    onSuccess: ({ isKept }) => {
      toast.success(isKept ? copy.added(name) : copy.removed(name))
      return queryClient.invalidateQueries({ queryKey: NOTES })
    },
    onError: (error, isKept) => {
      show(!isKept)
      const { title, text } = noteErrorCopy(error, isKept ? copy.addFailed : copy.removeFailed)
      toast.destructive(title, text)
    },
  })
}
