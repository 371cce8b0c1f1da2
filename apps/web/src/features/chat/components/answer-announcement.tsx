import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { words } from '../../../words/index.ts'
import type { AskRun } from '../run/ask-run.ts'

/** Tells those who listen: one announcement an answer, not one a word. */
export function AnswerAnnouncement({ run }: { run: AskRun | null }) {
  return <VisuallyHidden role="status">{run ? spokenOf(run) : ''}</VisuallyHidden>
}

function spokenOf(run: AskRun): string {
  return run.phase === 'done' ? `${words.chat.arion}: ${run.answer}` : words.chat.thinking
}
