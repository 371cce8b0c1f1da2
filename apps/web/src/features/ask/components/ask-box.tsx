import { AskInput } from './ask-input.tsx'
import { useAsk } from './use-ask.ts'
import { useDraft } from './use-draft.ts'

/** A question from any page: it is sent, and its conversation opens. It shares its draft with the new chat. */
export function AskBox({ placeholder }: { placeholder: string }) {
  const [text, setText] = useDraft(null)
  const { isBusy, ask, stop } = useAsk(null)

  function send() {
    setText('')
    void ask(text)
  }

  return <AskInput text={text} onTextChange={setText} onSend={send} isBusy={isBusy} onStop={stop} placeholder={placeholder} />
}
