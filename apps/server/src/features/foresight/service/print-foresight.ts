import type { Foresight } from '@astrarium/contracts'
import { ASPECT_NAMES } from '@astrarium/sky/nouns'
import { ENGLISH } from '@astrarium/sky/wheel'
import type { UserContext } from '../../../platform/context.ts'
import { openPaper } from '../../../platform/paper/open-paper.ts'
import { dayWriter } from '../../../platform/paper/paper-date.ts'
import type { Paper } from '../../../platform/paper/paper.ts'
import { foresightWords, paperWords } from '../../../words/index.ts'
import type { StoredRibbon } from '../sealed.ts'
import { readForesight } from './read-foresight.ts'
import { showRibbon } from './show-ribbon.ts'

const words = paperWords.foresight
const day = dayWriter(paperWords.dates)

/** A forecast on paper, from its theme to the transits that it rests on. Throws foresight_not_found. */
export async function printForesight(
  context: UserContext,
  foresightId: string,
): Promise<{ name: string; type: 'application/pdf'; text: Uint8Array<ArrayBuffer> }> {
  const forecast = await readForesight(context, foresightId)
  const ribbon = await showRibbon(context, foresightId)
  const madeAt = new Date(forecast.createdAt)
  const made = context.sky.localDate(forecast.timeZone, madeAt)
  const paper = await openPaper(paperWords.frame, { titles: words.titles(forecast.timeline), madeAt })
  const span = words.span(day(forecast.span.from), day(forecast.span.to))
  paper.paragraph(`${span} · ${paperWords.madeOn(day(made))}`, 'quiet')
  writeReading(paper, forecast)
  writeTransits(paper, ribbon, forecast.timeZone)
  return { name: `astrarium-forecast-${made}.pdf`, type: 'application/pdf', text: await paper.finish() }
}

function writeReading(paper: Paper, forecast: Foresight): void {
  const { customQuestion } = forecast
  paper.paragraph(words.theme, 'quiet')
  paper.heading(2, forecast.themeTitle)
  if (customQuestion && paper.canWrite(customQuestion))
    paper.paragraph(words.question(customQuestion), 'quiet')
  paper.paragraph(forecast.themeDescription)
  paper.heading(2, words.windows)
  if (forecast.timingWindows.length === 0) paper.paragraph(words.noWindows)
  for (const { type, period, description, energy } of forecast.timingWindows) {
    paper.heading(3, type)
    paper.paragraph(`${period} · ${foresightWords.energies[energy]}`, 'quiet')
    paper.paragraph(description)
  }
  writePoints(paper, words.opportunities, forecast.opportunities)
  writePoints(paper, words.challenges, forecast.challenges)
  writePoints(paper, words.ripening, forecast.emotionalRipening)
  writePoints(paper, words.tender, forecast.emotionalTender)
  paper.heading(2, words.soul)
  paper.paragraph(forecast.soulReflection)
  paper.paragraph(forecast.soulAffirmation, 'stressed')
  if (forecast.facts.length > 0)
    paper.paragraph(paperWords.basedOn(forecast.facts.map(({ statement }) => statement)), 'quiet')
}

function writePoints(paper: Paper, title: string, points: readonly string[]): void {
  paper.heading(2, title)
  if (points.length === 0) paper.paragraph(words.none)
  else paper.list(points)
}

function writeTransits(paper: Paper, { rows }: StoredRibbon, timeZone: string): void {
  if (rows.length === 0) return
  const { title, before, beyond, never, ...columns } = words.transits
  const write = dayWriter(paperWords.dates, { timeZone, day: 'numeric', month: 'short', year: 'numeric' })
  paper.newPage()
  paper.heading(2, title)
  paper.table(
    [
      { name: columns.transit, part: 0.32 },
      { name: columns.enters, part: 0.17 },
      { name: columns.exact, part: 0.34 },
      { name: columns.leaves, part: 0.17 },
    ],
    rows.map(({ transiting, natal, aspect, enters, exact, leaves }) => [
      `${ENGLISH.points[transiting]} ${ENGLISH.aspects[ASPECT_NAMES[aspect]]} ${ENGLISH.points[natal]}`,
      enters ? write(enters) : before,
      exact.length > 0 ? exact.map(write).join(', ') : never,
      leaves ? write(leaves) : beyond,
    ]),
  )
}
