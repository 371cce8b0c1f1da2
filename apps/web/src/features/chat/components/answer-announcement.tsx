import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { words } from '../../../words/index.ts'
import type { AskRun } from '../run/ask-run.ts'

/** Tells those who listen: one announcement an answer, not one a word. */
export function AnswerAnnouncement({ run }: { run: AskRun | null }) {
  return <VisuallyHidden role="status">{run ? spokenOf(run) : ''}</VisuallyHidden>
}

function spokenOf({ phase, answer, asksBack }: AskRun): string {
  if (phase !== 'done') return words.chat.thinking
  // what can be chosen now is part of what was said
  return [`${words.chat.arion}: ${answer}`, ...(asksBack?.offers ?? []).map(({ label }) => label)].join(' ')
}
