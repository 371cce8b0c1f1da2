/**
 * The evaluation of the readings: `script/eval readings`. Prints a table and, in a full run, writes it to
 * docs/evaluation-readings.md. `--small` takes a tenth of them and writes nothing; `--faults` shows what was
 * found.
 */
import { writeFileSync } from 'node:fs'
import { openSky } from '@astrarium/sky'
import { crowd } from './crowd.ts'
import { measureReadings } from './measure-readings.ts'

const isSmall = process.argv.includes('--small')
const sky = await openSky()
const figures = measureReadings(
  sky,
  crowd(sky),
  isSmall ? { insights: 12, forecasts: 14, blueprints: 3 } : { insights: 120, forecasts: 70, blueprints: 12 },
)
const { milliseconds: times } = figures
const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
const ms = (values: readonly number[]) =>
  `${median(values).toFixed(1)} ms (${Math.max(...values).toFixed(1)} ms)`
const none = (faults: readonly string[]) => faults.length === 0

const rows: [what: string, figure: string, wanted: string, isMet: boolean][] = [
  [
    `False claims in ${figures.readings} readings, recounted by the second reader`,
    `${figures.wrong.length} of ${figures.claims}`,
    '0',
    none(figures.wrong),
  ],
  ['Sentences held back by the check', `${figures.rejected.length}`, '0', none(figures.rejected)],
  [
    'Dates of timing windows, recomputed from positions, off by more than a minute',
    `${figures.datesOff.length} of ${figures.dates}`,
    '0',
    none(figures.datesOff),
  ],
  [
    'Readings with one time moved that the second reader catches',
    `${figures.caught} of ${figures.planted}`,
    '≥ 95 %',
    figures.caught >= 0.95 * figures.planted,
  ],
  [
    'Chat and insight of one day with another leading transit',
    `${figures.disagreed.length} of ${figures.pairs}`,
    '0',
    none(figures.disagreed),
  ],
  [
    'Fields of an insight that are the day before’s, word for word',
    `${figures.alike.length} of ${figures.days * 5}`,
    '0',
    none(figures.alike),
  ],
  [
    `Paragraphs that two blueprints share without sharing the fact (${figures.shared} shared with it)`,
    `${figures.unfounded.length}`,
    '0',
    none(figures.unfounded),
  ],
  ['Daily insight: median (longest)', ms(times.insight), '< 100 ms', median(times.insight) < 100],
  [
    'Forecast of five years: median (longest)',
    ms(times.fiveYears),
    '< 300 ms',
    median(times.fiveYears) < 300,
  ],
  ['A whole blueprint: median (longest)', ms(times.blueprint), '< 2000 ms', median(times.blueprint) < 2000],
]
const table = [
  '| What | Figure | Wanted | |',
  '|---|---|---|---|',
  ...rows.map(
    ([what, figure, wanted, isMet]) => `| ${what} | ${figure} | ${wanted} | ${isMet ? 'met' : 'missed'} |`,
  ),
].join('\n')
process.stdout.write(`${table}\n`)
if (process.argv.includes('--faults'))
  for (const kind of ['wrong', 'rejected', 'datesOff', 'disagreed', 'alike', 'unfounded', 'missed'] as const)
    for (const fault of figures[kind]) process.stdout.write(`${kind}: ${fault}\n`)
if (!isSmall) {
  const header = `# How true the readings are

Written by \`script/eval readings\`: daily insights, forecasts of every length and blueprint categories for a hundred invented people,
the same in every run. Figures move with the code, times with the machine (they are of the guide alone, tables made).`
  const footer = `The second reader (\`packages/arion/evals/second-reader.ts\`, \`packages/arion/evals/recount.ts\`) shares no code with the check; that it
reads at all is shown by moving one date or hour in each reading. Window dates are recomputed from positions alone: within the minute around an
exact moment the body has to pass the point, within the minute around an edge it has to cross the orb.`
  writeFileSync(
    new URL('../../../docs/evaluation-readings.md', import.meta.url),
    `${header}\n\n${table}\n\n${footer}\n`,
  )
}
if (rows.some(([, , wanted, isMet]) => wanted === '0' && !isMet)) process.exitCode = 1
