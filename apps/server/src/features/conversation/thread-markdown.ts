import { isUnderAnswer } from '@astrarium/contracts'
import type { AskBack, FactShown } from '@astrarium/contracts'
import type { ExportedAsk } from './exported-ask.ts'

/** A branch as a page to read: questions as quotations, answers below them, and what each rests on. */
export function toMarkdown(
  title: string,
  asks: readonly ExportedAsk[],
  minute: (at: Date) => string,
): string {
  const parts = asks.map(({ question, answer, askedAt, facts, asksBack }) =>
    [
      `## ${minute(askedAt)}`,
      question
        .split('\n')
        .map((line) => `> ${line}`.trimEnd())
        .join('\n'),
      answer ?? '*Arion is still writing the answer to this.*',
      ...(asksBack ? askedBack(asksBack) : []),
      ...(facts.length > 0 ? [`Based on:\n\n${facts.map(factLine).join('\n')}`] : []),
    ].join('\n\n'),
  )
  return `${[`# ${title.replace(/\s+/g, ' ')}`, ...parts, '---', 'Arion is an AI guide, not a person. From Astrarium.'].join('\n\n')}\n`
}

/** What speaks for or against an option of a choice stands under it. */
function factLine({ statement, speaks }: FactShown): string {
  if (!speaks) return `- ${statement}`
  const sides = [...new Set(speaks.map(({ side }) => `${side} it`))]
  return `  - ${sides.join(', ')}: ${statement}`
}

/** What was heard, in the person's own words, and what was offered. */
function* askedBack({ heard, offers, isOtherwise }: AskBack): Iterable<string> {
  const labelled = heard.filter(({ label }) => label !== null)
  if (labelled.length > 0) yield labelled.map(({ text, label }) => `- ${text}: *${label}*`).join('\n')
  if (offers.length > 0)
    yield `${HEADS[isOtherwise ? 'otherwise' : isUnderAnswer({ heard }) ? 'waiting' : 'asked']}\n\n${offers.map(({ label, detail }) => `- ${label} (${detail})`).join('\n')}`
}

const HEADS = {
  otherwise: 'Or did you mean it otherwise?',
  waiting: 'You asked this as well:',
  asked: 'What shall I look at?',
}
