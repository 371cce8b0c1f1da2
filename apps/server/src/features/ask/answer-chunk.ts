import { FactShown } from '@astrarium/contracts'
import { listOf } from '../../platform/vault/sealed-column.ts'

/** Part of an answer, as it is written down while the answer is given. */
export interface AnswerChunk {
  text: string
  /** facts that these words use and none before did */
  facts: FactShown[]
}

/** ASCII's own mark between records; it cannot be typed and no voice says it. */
const MARK = '\u001E'
const Facts = listOf(FactShown)

/** Words, then their facts. A chunk without facts is its words alone. */
export function writeChunk({ text, facts }: AnswerChunk): string {
  return facts.length === 0 ? text : `${text}${MARK}${JSON.stringify(facts)}`
}

export function readChunk(written: string): AnswerChunk {
  const [text = '', facts] = written.split(MARK)
  return { text, facts: facts === undefined ? [] : Facts.parse(JSON.parse(facts)) }
}
