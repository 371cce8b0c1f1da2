import type { FactShown } from '@astrarium/contracts'

export interface Said {
  text: string
  /** facts that these words use and none before did */
  facts: FactShown[]
}

/** ASCII's own mark between records; it cannot be typed and no voice says it. */
const MARK = '\u001E'

/** Words with their facts as one frame. A frame without facts is its words alone. */
export function toFrame({ text, facts }: Said): string {
  return facts.length === 0 ? text : `${text}${MARK}${JSON.stringify(facts)}`
}

export function fromFrame(frame: string): Said {
  const [text = '', facts] = frame.split(MARK)
  return { text, facts: facts === undefined ? [] : (JSON.parse(facts) as FactShown[]) }
}
