/** A stay in a house, told. */
import type { PassageFact } from '../brief/facts.ts'
import { skyName } from '../language/statements.ts'
import { LORE } from './load-lore.ts'
import { houseName } from './name.ts'
import type { Composer } from './composer.ts'
import { capital, full } from '../language/text.ts'
import { day, range } from './date-names.ts'
import { subjectOf, isBegun } from './transit-names.ts'
import { when } from './now-words.ts'
import type { Line } from './line.ts'

/**
 * When a body is in a house: "Saturn is in your seventh house, the house of partnership, until 4 May 2027."
 */
export function passageLine(composer: Composer, fact: PassageFact): Line {
  const subject = subjectOf(fact)
  composer.claim({ kind: 'subject', subject })
  const body = skyName(fact.body)
  const begun = isBegun(composer, fact)
  const { enters, leaves } = fact
  const text = begun
    ? leaves
      ? composer.form('passage.on', [
          () => {
            const name = houseName(composer, fact.house)
            return `${capital(body)} is in ${name}${/,/.test(name) ? ',' : ''} until ${day(composer, leaves, 'to', subject)}.`
          },
          () => {
            const until = day(composer, leaves, 'to', subject)
            return `Until ${until} ${body} is in ${houseName(composer, fact.house)}.`
          },
          () => {
            const name = houseName(composer, fact.house)
            return `${capital(body)} is passing through ${name}${/,/.test(name) ? ',' : ''} and stays until ${day(composer, leaves, 'to', subject)}.`
          },
          ...(enters
            ? [
                () =>
                  `${capital(range(composer, enters, leaves, subject))} ${body} is in ${houseName(composer, fact.house)}.`,
              ]
            : []),
        ])
      : `${capital(body)} is in ${houseName(composer, fact.house)} for years to come.`
    : enters && leaves
      ? `${capital(range(composer, enters, leaves, subject))} ${body} is in ${houseName(composer, fact.house)}.`
      : `From ${enters ? day(composer, enters, 'from', subject) : ''} on, ${body} is in ${houseName(composer, fact.house)}.`
  composer.lead(fact)
  return composer.line(text, [fact])
}

export function sentence(words: string, opening: string): string {
  return words ? ` ${opening} ${words}.` : ''
}

export function* passageMeaning(composer: Composer, fact: PassageFact): Iterable<Line> {
  const feels = composer.unit(`${fact.body}>house${fact.house}.feels`, { isOptional: true })
  if (feels) {
    yield composer.line(full(when(composer, feels.text, fact)), [], fact.id)
    return
  }
  const does = composer.unit(`${fact.body}>house.does`)
  const arena = LORE.get(`house#${fact.house}.arena`)?.[0]
  if (does && arena) yield composer.line(full(`It ${does.text.replaceAll('{it}', arena.text)}`), [], fact.id)
}
