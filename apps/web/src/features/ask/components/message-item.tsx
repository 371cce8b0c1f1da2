import type { FactShown, Message } from '@astrarium/contracts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { words } from '../../../words/index.ts'
import { AnswerText } from './answer-text.tsx'
import { BasedOn } from './based-on.tsx'
import { CopyAnswer } from './copy-answer.tsx'

export function MessageItem({ message }: { message: Message }) {
  return message.role === 'user' ? <Question text={message.content} /> : <Answer text={message.content} facts={message.facts} isDone />
}

export function Question({ text }: { text: string }) {
  return (
    <article className="max-w-[85%] self-end rounded-lg bg-surface-2 px-4 py-3 text-ink">
      <VisuallyHidden>{`${words.ask.you}: `}</VisuallyHidden>
      <p className="break-words whitespace-pre-wrap">{text}</p>
    </article>
  )
}

export function Answer({ text, facts, isDone }: { text: string; facts: readonly FactShown[]; isDone: boolean }) {
  return (
    <article aria-busy={!isDone} className="flex flex-col gap-4 break-words">
      <VisuallyHidden>{`${words.ask.arion}: `}</VisuallyHidden>
      <AnswerText text={text} />
      {isDone && (
        <>
          <BasedOn facts={facts} />
          <div className="-mt-3 -ml-3">
            <CopyAnswer text={text} />
          </div>
        </>
      )}
    </article>
  )
}

export function Thinking({ text = words.ask.thinking }: { text?: string }) {
  return (
    <p className="flex items-center gap-3 font-display text-lg text-ink-2 italic">
      <span aria-hidden="true" className="size-2.5 animate-pulse-slow rounded-full bg-brass" />
      {text}
    </p>
  )
}
