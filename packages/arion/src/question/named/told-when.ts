/** What is told beside the question: what happened then, and who it is that died. */
import { saidBack } from './said-back.ts'

/** "that's when my first company failed" → "your first company failed"; null where nothing of it is told. */
export function toldWhen(typed: string): string | null {
  const words = WHEN.exec(typed.replace(/[’‘`]/g, "'"))?.groups?.['what']
  return words ? saidBack(words, { atMost: 10 }) : null
}

const WHEN =
  /\b(?:(?:that's|that is|thats|that was|it was|it's) (?:the year |the month |the summer |the time )?(?:when |that )?|(?:the year|the summer|the winter|the time|back) (?:when |that )?|when )(?<what>(?:I|i|my|My|we lost|our)(?: [^\s.?!,;]+){1,9}?)(?=\s*(?:[.?!,;]|$|\bwhat\b|\bhow\b|\bwhy\b))/u
