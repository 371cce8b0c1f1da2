import { words } from '../../../words/index.ts'

export function Thinking({ text = words.chat.thinking }: { text?: string }) {
  return (
    <p className="flex items-center gap-3 font-display text-lg text-ink-2 italic">
      <span aria-hidden="true" className="size-2.5 animate-pulse-slow rounded-full bg-brass" />
      {text}
    </p>
  )
}
