import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { dailyChartQuery, isGated } from '../../daily-gate/queries.ts'
import { AskInput } from './ask-input.tsx'
import { useAsk } from './use-ask.ts'
import { useDraft } from './use-draft.ts'

/**
 * A question from any page: it is sent, and its conversation opens. It shares its draft with the new chat, which it leads to while the
 * chart of the day is still to be made.
 */
export function AskBox({ placeholder }: { placeholder: string }) {
  const [text, setText] = useDraft(null)
  const { isBusy, ask, stop } = useAsk(null)
  const daily = useQuery(dailyChartQuery).data
  const navigate = useNavigate()

  function send() {
    if (daily && isGated(daily)) return void navigate({ to: '/sanctum/ask' })
    setText('')
    void ask(text)
  }

  return <AskInput text={text} onTextChange={setText} onSend={send} isBusy={isBusy} onStop={stop} placeholder={placeholder} />
}
