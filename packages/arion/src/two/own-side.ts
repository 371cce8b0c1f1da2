/** Where the other one's birth is not known: said plainly, and the asker's own side of the matter. */
import type { AboutTwo } from '../question/two/pair-question.ts'
import { manner } from './manners.ts'
import { MATTERS } from './matters.ts'
import { ownDays } from './timing.ts'
import type { Teller, TwoLines } from './teller.ts'

export function* ownSide(teller: Teller, asked: AboutTwo): TwoLines {
  const { sort, matter, wish, stranger } = asked
  const { person, input } = teller.context
  const isWithheld = input.company?.withheld.has(person.id) ?? false
  const hasSaid = input.thread.some(({ answer }) => /your side of it|how you come to it/.test(answer))
  if (stranger !== null || isOfGriefAlone(asked)) {
    yield* ofStranger(teller, asked)
    return
  }
  if (!hasSaid) yield* teller.say(teller.lore(isWithheld ? 'two.shared.none' : 'two.unknown.theirs'))
  yield* teller.say(teller.firstLore([`two.${sort}.alone`, ...(matter ? [`two.${matter}.alone`] : [])]))
  if (sort === 'money' && asked.isOwed) yield* teller.say(teller.lore('two.debt'))
  yield 'paragraph'
  const { body } = MATTERS[matter ?? sort]
  yield* manner(teller, 'own', body)
  if (teller.words < 70) yield* manner(teller, 'own', body === 'mercury' ? 'moon' : 'mercury')
  if (sort === 'when' || sort === 'weeks' || asked.span) yield* ownDays(teller, asked.span)
  yield 'paragraph'
  if (!wish.includes('late'))
    yield* teller.say(
      teller.firstLore([
        ...(person.tag === 'boss' ? ['two.speak.boss'] : []),
        `two.${matter ?? sort}.do`,
        `two.${sort}.do`,
        'two.speak.do',
      ]),
    )
  if (!hasSaid && !isWithheld)
    yield* teller.say(teller.lore(person.role ? 'two.stranger.add' : 'two.unknown.add'))
}

/** Of somebody dead whose birth nobody told: they are missed, and nothing is read of the two. */
export function isOfGriefAlone({ stranger, person, wish }: AboutTwo): boolean {
  return (stranger !== null || person.role !== undefined) && wish.includes('late')
}

/** Somebody in no Circle: nothing is made up of them, and how to add them is said once. */
function* ofStranger(teller: Teller, { sort, matter, wish, isUnspoken }: AboutTwo): TwoLines {
  if (wish.includes('late')) {
    yield* teller.say(teller.lore('two.late.stranger'))
    if (isUnspoken) yield* teller.say(teller.lore('two.late.unsaid'))
    yield* manner(teller, 'own', 'moon')
    yield 'paragraph'
    yield* teller.say(teller.lore('two.late.do'))
    return
  }
  yield* teller.say(teller.lore('two.stranger'))
  yield* teller.say(teller.firstLore([`two.${sort}.alone`, ...(matter ? [`two.${matter}.alone`] : [])]))
  yield 'paragraph'
  yield* manner(teller, 'own', MATTERS[matter ?? sort].body)
  yield* manner(teller, 'own', 'venus')
  yield 'paragraph'
  yield* teller.say(teller.firstLore([`two.${sort}.do`, 'two.trust.do']))
  yield* teller.say(teller.lore('two.stranger.add'))
}
