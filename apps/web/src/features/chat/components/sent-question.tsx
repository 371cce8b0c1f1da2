import { Thinking } from './thinking.tsx'

/** What was just asked, as long as the script is on its way that draws a conversation. */
export function SentQuestion({ question }: { question: string }) {
  return (
    <div className="mx-auto flex w-full max-w-(--talk) flex-1 flex-col gap-5 px-1 pt-5 pb-2">
      <p className="max-w-[90%] self-end rounded-lg bg-surface-2 px-4 py-3 break-words whitespace-pre-wrap text-ink">
        {question}
      </p>
      <div role="status">
        <Thinking />
      </div>
    </div>
  )
}
