/**
 * How often the side of life beneath a question as it was put is a rightful one:
 * `script/eval sides [file …]`; without files, hands of the corpus that the ears have not learned from.
 */
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { offersFor } from '../src/almanac/replies/offers.ts'
import type { EarlierTurn } from '../src/listen/hearing.ts'
import { openHearing } from '../src/listen/hearing.ts'
import type { About } from '../src/listen/vocabulary.ts'
import { isSouthernZone } from '../src/question/care/country-of-zone.ts'
import { ownNouns } from '../src/question/gate/own-nouns.ts'
import { ownQuestions } from '../src/question/gate/own-question.ts'
import { OF_NO_LIFE } from '../src/question/meaning/inherited.ts'
import { matterIn } from '../src/question/meaning/matters.ts'
import { plain } from '../src/question/plain-text.ts'
import { readQuestion } from '../src/question/read-question.ts'
import { read } from '../src/question/read.ts'
import { readTurns } from '../src/reader/with-readings.ts'
import type { TimeFrame } from '../src/time/span.ts'
import { isClear, labelledQuestions } from './labelled-questions.ts'
import type { LabelledQuestion } from './labelled-questions.ts'

const given = process.argv.slice(2)
const unlearned = globSync(join(import.meta.dirname, '../corpus/[kws]0?.jsonl')).toSorted()
const { hear } = await openHearing()
const reader = {
  read: (question: string, thread: readonly EarlierTurn[], frame: TimeFrame) =>
    read({ question, thread, frame, hear }),
}
/** Of oneself and of a day nothing is said beneath. */
const OF_NO_SIDE: readonly About[] = [...OF_NO_LIFE, 'self', 'today']

const put = (given.length > 0 ? given : unlearned).flatMap(labelledQuestions).filter(isClear).flatMap(asPut)
const back = put.filter(({ isAskedBack }) => isAskedBack)
const guessed = put.filter(({ guess }) => !OF_NO_SIDE.includes(guess.about))

console.log('| side of life beneath | questions | said | rightful |\n|---|---|---|---|')
for (const [which, of] of [
  ['asked back', back],
  ['all', put],
] as const) {
  const guesses = of.filter(({ guess }) => !OF_NO_SIDE.includes(guess.about))
  const said = of.filter(({ said }) => said !== null)
  console.log(
    `| ${which}: the likeliest, always | ${of.length} | ${guesses.length} | ${right(guesses, isGuessRight)} |`,
  )
  console.log(`| ${which}: where it is sure | ${of.length} | ${said.length} | ${right(said, isSaidRight)} |`)
}
console.log(
  '\n| share of the ear | questions | rightful | named by a word | another is named |\n|---|---|---|---|---|',
)
for (const [index, from] of [0, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9].entries()) {
  const to = index === 0 ? 0.2 : index === 8 ? 1.1 : from + 0.1
  const of = guessed.filter(({ share }) => share >= from && share < to)
  const named = of.filter(({ named, guess }) => named === guess.about)
  const other = of.filter(({ named, guess }) => named !== null && named !== guess.about)
  const rights = [of, named, other].map((each) => right(each, isGuessRight))
  console.log(`| from ${from} | ${of.length} | ${rights.join(' | ')} |`)
}

/** A question as it is offered, with what the ear guessed to be its side of life; none where none is put. */
function asPut({ question, thread, today, zone, expect }: LabelledQuestion) {
  const own = ownQuestions(question)
  if (own.length === 0) return []
  const frame = { today, isSouthern: isSouthernZone(zone), zone }
  const reading = reader.read(question, thread, frame)
  const found = readQuestion({ question, thread: readTurns(reader, thread, frame), reading }, frame)
  const isAskedBack = found.kind === 'asks_back'
  const offered = isAskedBack
    ? { own, ...found }
    : { pieces: [], nouns: ownNouns(question), own, offers: reading.offers }
  const unsure = offered.offers.map(({ about, wants }) => ({ about, wants }))
  const [first] = offersFor(offered, () => 0)
  const [guess] = offersFor({ ...offered, offers: unsure }, () => 0)
  const about = guess!.about as About
  return [
    {
      expect,
      isAskedBack,
      guess: { about },
      said: first!.detail.includes(', for ') ? first!.about : null,
      share: hear(question, thread).about[about],
      named: matterIn(plain(question)),
    },
  ]
}

type Put = ReturnType<typeof asPut>[number]

function isGuessRight({ guess, expect }: Put): boolean {
  return expect.about.includes(guess.about)
}
function isSaidRight({ said, expect }: Put): boolean {
  return said !== null && expect.about.includes(said)
}
function right(of: readonly Put[], test: (one: Put) => boolean): string {
  const hits = of.filter(test).length
  return of.length === 0 ? '–' : `${Math.round((100 * hits) / of.length)} % (${hits} of ${of.length})`
}
