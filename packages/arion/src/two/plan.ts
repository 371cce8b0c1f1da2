/** What is asked → the moves of its answer: the answer, how each goes about it, one thing to do. */
import type { NatalChart } from '@astrarium/sky'
import type { Family } from '../circle/ring-rules.ts'
import type { AboutTwo } from '../question/two/pair-question.ts'
import { contacts, factorsOf, leaningOf } from './contacts.ts'
import { manner, meeting } from './manners.ts'
import { spelled } from '../language/numbers.ts'
import { MATTERS } from './matters.ts'
import { calledIn } from './name-of.ts'
import type { Aside, Sort } from '../question/two/sorts.ts'
import type { Teller, TwoLines } from './teller.ts'
import { ahead, bestDay, needsOfDays } from './timing.ts'
import { ownSide } from './own-side.ts'

export function* planOf(teller: Teller, asked: AboutTwo): TwoLines {
  // who is dead is met first, and not with what nobody can know
  if (asked.sort !== 'compare' && (asked.stranger === null || !asked.wish.includes('late')))
    yield* saidFirst(teller, asked)
  if (asked.wish.includes('supper')) {
    yield* manner(teller, 'own', 'moon')
    return
  }
  if (asked.sort === 'spite') {
    yield* teller.say(teller.lore('two.spite.rest'))
    return
  }
  if (!teller.context.theirs) {
    yield* ownSide(teller, asked)
    return
  }
  if (asked.wish.includes('short')) yield* shortly(teller, asked)
  else yield* planFor(asked)(teller, asked)
  yield* openHours(teller)
}

/** Of the dead nothing is told that lies ahead: what was between the two stands in its place. */
function planFor({ sort, wish }: AboutTwo): MovesOf {
  return wish.includes('late') && AHEAD.includes(sort) ? PLANS.match : PLANS[sort]
}
const AHEAD: readonly Sort[] = ['need', 'weeks', 'when', 'decide', 'speak']

/** What nobody's birth can tell, before what it can. */
export function* saidFirst(teller: Teller, { asides, sort, wish, others }: AboutTwo): TwoLines {
  if (wish.includes('supper')) yield* teller.say(teller.lore('two.supper'))
  else if (wish.includes('late')) yield* teller.say(teller.lore('two.late'))
  if (wish.includes('joke')) yield* teller.say(teller.lore('two.joke'))
  else if (sort === 'spite') yield* teller.say(teller.lore('two.spite'))
  if (sort === 'details')
    yield* teller.say(teller.lore(asides.includes('guess') ? 'two.guess' : 'two.details'))
  if (wish.includes('room')) yield* both(teller, 'two.distance.room')
  if (sort === 'between' && others.length > 0) yield* teller.say(teller.lore('two.between'))
  // a wish that was only thought, or a date, is no reading of anybody's mind
  const isDead = wish.includes('late') || wish.includes('supper')
  const led = isDead || wish.includes('joke') || sort === 'spite' ? [] : LED
  for (const aside of asides.filter((one) => led.includes(one)).slice(0, 1))
    yield* teller.say(teller.lore(`two.${aside}`))
  if (wish.includes('funeral')) yield* teller.say(teller.lore('two.distance.grief'))
  if (wish.includes('seats')) yield* teller.say(teller.lore('two.seats'))
  if (wish.includes('warned')) yield* teller.say(teller.lore('two.warned'))
}
const LED: readonly Aside[] = ['favourite', 'culprit', 'promise', 'mind']

function* both(teller: Teller, key: string): TwoLines {
  yield* teller.say(teller.lore(key))
  yield* teller.say(teller.lore(key))
}

type MovesOf = (teller: Teller, asked: AboutTwo) => TwoLines

/** A matter of its own: how the two ways meet, what stands behind it, what helps. */
const ofMatter: MovesOf = function* (teller, asked) {
  const { sort } = asked
  const { body, families } = MATTERS[sort]
  const isRaw = sort === 'quarrel' && asked.wish.includes('raw')
  yield* teller.say(teller.firstLore([...(isRaw ? ['two.quarrel.raw'] : []), `two.${sort}.opens`]))
  yield* meeting(teller, body, sort === 'money' ? 'money' : body)
  yield 'paragraph'
  yield* manner(teller, 'theirs', body)
  if (teller.words < 75) yield* manner(teller, 'own', body)
  yield* contacts(teller, { tone: RUBS.includes(sort) ? 'rubs' : 'connects', families, most: 1 })
  yield 'paragraph'
  yield* contacts(teller, { tone: RUBS.includes(sort) ? 'connects' : 'rubs', families, most: 1 })
  if (asked.span && !asked.wish.includes('late')) yield* ahead(teller, asked.span, 2)
  yield* toDo(teller, asked)
}
const RUBS: readonly Sort[] = ['quarrel', 'money', 'distance']

const PLANS: Record<Sort, MovesOf> = {
  quarrel: ofMatter,
  money: ofMatter,
  distance: ofMatter,
  closeness: ofMatter,
  speak: ofMatter,
  trust: ofMatter,
  love: ofMatter,
  home: ofMatter,
  work: ofMatter,
  learn: ofMatter,
  *need(teller, asked) {
    if (asked.wish.includes('room')) {
      yield* manner(teller, 'theirs', 'moon')
      return
    }
    yield* teller.say(teller.lore('two.need.opens'))
    yield* manner(teller, 'theirs', 'moon')
    if (teller.words < 45) yield* manner(teller, 'theirs', 'venus')
    yield 'paragraph'
    yield* needsOfDays(teller, asked.span)
    yield 'paragraph'
    yield* contacts(teller, { tone: 'connects', families: ['home', 'warmth'], most: 1 })
    yield* toDo(teller, asked)
  },
  *good(teller, asked) {
    yield* teller.say(teller.lore(`two.good.${leaningOf(factorsOf(teller))}`))
    yield* bothSides(teller, MATTERS.good.families)
    yield* toDo(teller, { ...asked, sort: 'trust' })
  },
  *match(teller, asked) {
    const leaning = leaningOf(factorsOf(teller))
    const isLate = asked.wish.includes('late')
    const { bond } = teller.context
    yield* teller.say(
      isLate
        ? teller.lore('two.match.late')
        : teller.firstLore([
            `two.match.${leaning}`,
            leaning === 'quiet' ? 'pair.quiet' : `pair.${bond}.${leaning}.opens`,
          ]),
    )
    yield* bothSides(teller, [])
    yield* meeting(teller, asked.goesOn ? 'mercury' : 'moon')
    if (!isLate) yield* toDo(teller, { ...asked, sort: 'closeness' })
  },
  *weeks(teller, asked) {
    yield* ahead(teller, asked.span, 4)
    yield 'paragraph'
    yield* contacts(teller, { tone: 'connects', families: [], most: 1 })
    yield* toDo(teller, asked)
  },
  *when(teller, asked) {
    yield* bestDay(teller, asked)
    yield 'paragraph'
    yield* meeting(
      teller,
      asked.matter === 'money' ? 'venus' : asked.matter === 'quarrel' ? 'mars' : 'mercury',
      asked.matter === 'money' ? 'money' : undefined,
    )
    yield* manner(teller, 'theirs', 'mercury')
    yield* toDo(
      teller,
      asked.matter === 'quarrel' || asked.matter === 'money' ? { ...asked, sort: asked.matter } : asked,
    )
  },
  *decide(teller, asked) {
    yield* teller.say(teller.lore('two.decide.opens'))
    yield* bothSides(teller, MATTERS.decide.families)
    yield* manner(teller, 'own', 'moon')
    yield* toDo(teller, asked)
  },
  *them(teller, asked) {
    yield* teller.say(teller.lore('two.them.opens'))
    for (const body of ['sun', 'moon', 'mercury'] as const) yield* manner(teller, 'theirs', body)
    yield 'paragraph'
    yield* contacts(teller, { tone: 'connects', families: [], most: 1 })
    yield* toDo(teller, asked)
  },
  *compare(teller) {
    yield* contacts(teller, { tone: 'connects', families: [], most: 1 })
    yield* contacts(teller, { tone: 'rubs', families: [], most: 1 })
  },
  *between(teller, asked) {
    yield* meeting(teller, 'mercury')
    yield* contacts(teller, { tone: 'connects', families: ['talk'], most: 1 })
    if (!asked.wish.includes('seats')) yield* teller.say(teller.lore('two.between.do'))
  },
  *details(teller, asked) {
    yield* contacts(teller, { tone: 'rubs', families: [], most: 1 })
    yield* meeting(teller, 'mercury')
    yield* toDo(teller, { ...asked, sort: asked.matter ?? 'need' })
  },
  *spite() {},
}

/** What helps and what costs, one or two of each. */
function* bothSides(teller: Teller, families: readonly Family[]): TwoLines {
  yield* contacts(teller, { tone: 'connects', families, most: 2 })
  yield 'paragraph'
  yield* contacts(teller, { tone: 'rubs', families, most: 1 })
}

/** Asked for in few words: one true thing, and one question. */
function* shortly(teller: Teller, { sort, asides }: AboutTwo): TwoLines {
  yield* contacts(teller, {
    tone: RUBS.includes(sort) ? 'rubs' : 'connects',
    families: MATTERS[sort].families,
    most: 1,
  })
  yield* teller.say(asides.includes('promise') ? teller.lore('two.short.question') : null)
}

export function* toDo(teller: Teller, { sort, wish, matter }: AboutTwo): TwoLines {
  const { tag } = teller.context.person
  if (wish.includes('late') || wish.includes('supper')) return
  const keys = [
    ...(wish.includes('far') ? ['two.need.far'] : []),
    ...(tag === 'child' && sort === 'distance' && wish.includes('small') ? ['two.distance.child'] : []),
    ...(tag === 'boss' && (sort === 'speak' || sort === 'when' || sort === 'work') ? ['two.speak.boss'] : []),
    `two.${sort}.do`,
    ...(matter ? [`two.${matter}.do`] : []),
    'two.need.do',
  ]
  yield* teller.say(teller.firstLore(keys))
}

/** Once in a thread: what an open birth time leaves out, and how well each of the two is known. */
function* openHours(teller: Teller): TwoLines {
  const { own, theirs, input } = teller.context
  if (input.thread.some(({ answer }) => answer.includes('another hour would change'))) return
  if (!theirs || (own.accuracy.kind === 'exact' && theirs.accuracy.kind === 'exact')) return
  const line = teller.lore(`two.open.${own.accuracy.kind}.${theirs.accuracy.kind}`)
  yield* teller.say(line?.replace('{own}', within(own)).replace('{theirs}', within(theirs)) ?? null)
}

/** "half an hour": how far an approximate time may be off, in round words and never less. */
function within({ accuracy }: NatalChart): string {
  const minutes = accuracy.kind === 'approximate' ? accuracy.minutes : 0
  if (minutes <= 15) return 'a quarter of an hour'
  if (minutes <= 30) return 'half an hour'
  return minutes <= 60 ? 'an hour' : `${spelled(Math.ceil(minutes / 60))} hours`
}

/** Of two who are compared, each in a paragraph under their name. */
export function headingOf(teller: Teller): string {
  const { person, input } = teller.context
  return `You and ${calledIn(input, person, input.company?.people ?? [])}:`
}
