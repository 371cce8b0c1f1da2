/** The answer to a question about two people: each sentence is checked against both charts. */
import type { Topic } from '@astrarium/contracts'
import type { Sky } from '@astrarium/sky'
import type { ParsedQuestion } from '../question/intent.ts'
import { askBackOf } from '../almanac/replies/ask-back.ts'
import { checkPairText } from '../readings/circle/check-pair-text.ts'
import { bondOf } from '../circle/bond.ts'
import type { ReadAsk } from '../question/read-ask.ts'
import type { ArionEvent, CirclePerson, Fact, RejectedSentence, UsedPhrase } from '../types.ts'
import { calledIn, relationOf } from './name-of.ts'
import type { AboutTwo, PairQuestion } from '../question/two/pair-question.ts'
import { isOfGriefAlone } from './own-side.ts'
import { headingOf, planOf, saidFirst, toDo } from './plan.ts'
import { Teller, unnamed } from './teller.ts'
import type { TwoContext, TwoLines } from './teller.ts'

/** `stranger` is whom the question names and nobody knows; then nothing is told. */
export function answerOfTwo(
  sky: Sky,
  input: ReadAsk,
  asked: PairQuestion,
  parsed: ParsedQuestion,
): { told: Iterable<ArionEvent> | null; stranger: string | null } {
  if (asked.kind === 'stranger') return { told: null, stranger: asked.called }
  if (asked.kind === 'which') return { told: askedWhich(input, asked), stranger: null }
  const isSecret = parsed.kind === 'read' && parsed.refusals.includes('secret')
  const about = isSecret ? { ...asked, asides: [...asked.asides, 'mind' as const] } : asked
  return { told: told(sky, input, about), stranger: null }
}

function* told(sky: Sky, input: ReadAsk, asked: AboutTwo): Iterable<ArionEvent> {
  const written = new Written()
  const compared = asked.sort === 'compare' ? [asked.person, ...asked.others].slice(0, 2) : [asked.person]
  let opening: Teller | null = null
  for (const person of compared) {
    const teller = new Teller(contextOf(sky, input, person, asked.stranger))
    if (compared.length > 1) {
      if (!opening) {
        yield* written.show(teller, saidFirst(teller, asked))
        yield* written.show(teller, teller.say(teller.lore('two.compare.opens')))
      }
      written.endParagraph()
      yield* written.show(teller, teller.say(headingOf(teller)))
    }
    opening ??= teller
    yield* written.show(teller, planOf(teller, asked))
    written.usedPhrases.push(...teller.usedPhrases)
  }
  if (opening && compared.length > 1) {
    written.endParagraph()
    yield* written.show(opening, toDo(opening, asked))
  }
  yield {
    kind: 'end',
    topic: topicOf(asked),
    facts: written.facts,
    readWith: compared.map(({ id }) => id).filter((id) => input.company?.charts.has(id)),
    usedPhrases: written.usedPhrases,
    // to be with somebody who misses somebody costs nothing
    outcome: asked.wish.includes('supper') || isOfGriefAlone(asked) ? 'not_understood' : 'answered',
    asksBack: null,
    rejected: written.rejected,
    plan: `two.${asked.sort}`,
    title: input.quoted.title,
  }
}

/** What was shown so far, with its spacing, and the facts it rests on. */
class Written {
  readonly facts: Fact[] = []
  readonly usedPhrases: UsedPhrase[] = []
  readonly rejected: RejectedSentence[] = []
  private gap: '' | ' ' | '\n\n' = ''
  private isEmpty = true

  endParagraph(): void {
    if (!this.isEmpty) this.gap = '\n\n'
  }

  *show(teller: Teller, lines: TwoLines): Iterable<ArionEvent> {
    const { sky, input, called } = teller.context
    for (const line of lines) {
      if (line === 'paragraph') {
        this.endParagraph()
        continue
      }
      const why = checkPairText(unnamed(line.text, called), teller.charts, undefined, {
        sky,
        zone: input.asker.timeZone,
        at: input.at,
      })
      if (why) {
        this.rejected.push({ sentence: line.text, why })
        continue
      }
      const facts = line.facts.filter(({ id }) => this.facts.every((known) => known.id !== id))
      this.facts.push(...facts)
      yield { kind: 'text', text: this.gap + line.text, facts }
      this.gap = ' '
      this.isEmpty = false
    }
  }
}

function contextOf(sky: Sky, input: ReadAsk, person: CirclePerson, stranger: string | null): TwoContext {
  const { asker, company, at } = input
  if (!asker.chart || !company) throw new Error('nobody is known')
  return {
    sky,
    input,
    person,
    called: stranger ?? calledIn(input, person, company.people),
    bond: bondOf(person.tag),
    own: asker.chart,
    theirs: company.charts.get(person.id) ?? null,
    today: sky.localDate(asker.timeZone, at),
  }
}

function topicOf({ person: { tag }, sort }: AboutTwo): Topic {
  if (sort === 'money') return 'money'
  if (tag === 'boss' || tag === 'colleague') return 'work'
  return 'relationships'
}

const WHICH = 'There is more than one in your Circle whom that could mean. Which of them do you ask about?'
const WHICH_UNNAMED =
  'There is more than one in your Circle whom that could mean. Ask once more with the name of the one you mean, or from their page.'
const WHICH_OF_ONE_NAME =
  'There is more than one in your Circle whom that could mean, and their names do not tell them apart. Ask from the page of the one you mean, or give one of them a second name there.'

/** Two of that name: nothing is read until it is known which of them is meant. */
function* askedWhich(
  input: ReadAsk,
  { words, at, among }: Extract<PairQuestion, { kind: 'which' }>,
): Iterable<ArionEvent> {
  const offers = among.map((person) => {
    const whole = person.name.trim()
    const isAlone = among.every((other) => other.id === person.id || other.name.trim() !== whole)
    const meant = isAlone ? whole : `${relationOf(person.tag).replace(/^your/, 'my')} ${whole}`
    return { person, label: input.quoted.with(meant, at) }
  })
  const isUnsaid = among.some((person) => person.isNameTheirs && !input.hasNamed(person.name))
  const told = isUnsaid
    ? []
    : offers.filter(({ label }) => offers.filter((other) => other.label === label).length === 1)
  const text = isUnsaid ? WHICH_UNNAMED : told.length === offers.length ? WHICH : WHICH_OF_ONE_NAME
  yield { kind: 'text', text, facts: [] }
  yield {
    kind: 'end',
    topic: 'relationships',
    facts: [],
    usedPhrases: [],
    outcome: 'not_understood',
    asksBack: askBackOf(input.quoted, {
      heard: [{ at, label: `which ${words}?`, isOpen: true }],
      offers: told.map(({ person, label }) => ({
        label,
        detail: `${person.name.trim()}, ${relationOf(person.tag)}`,
        sign: 'person',
        about: 'friends',
        wants: 'how',
      })),
    }),
    rejected: [],
    plan: 'two.which',
    title: input.quoted.title,
  }
}
