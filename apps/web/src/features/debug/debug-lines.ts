import type { DebugEntry } from '@astrarium/contracts'
import { words } from '../../words/index.ts'

const copy = words.debug
type Field = keyof typeof copy.fields

/**
 * An entry as labelled texts, in the order of the words file. Times as `YYYY-MM-DD HH:MM`, UTC; what is not
 * there says so.
 */
export function debugLines(entry: DebugEntry): { field: Field; label: string; text: string }[] {
  return (Object.keys(copy.fields) as Field[]).map((field) => ({
    field,
    label: copy.fields[field],
    text: textOf(entry, field),
  }))
}

function textOf(entry: DebugEntry, field: Field): string {
  const value = entry[field]
  if (value === null || value === undefined || (Array.isArray(value) && value.length === 0))
    return copy.noValue
  if (field === 'timestamp' || field === 'createdAt')
    return `${entry[field].slice(0, 16).replace('T', ' ')} UTC`
  if (field === 'facts') return entry.facts.map(({ id, statement }) => `${id}: ${statement}`).join('\n')
  if (field === 'held') return entry.held.map(({ sentence, why }) => copy.held(sentence, why)).join('\n')
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2)
}
