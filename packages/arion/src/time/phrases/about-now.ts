/** Words for a time about now: "soon", "lately", "right now". They yield to whatever is more certain. */
import { addDays } from '../../language/calendar.ts'
import type { TimeFrame } from '../span.ts'
import { one, scan } from '../point.ts'
import type { Point } from '../point.ts'

/** Where a planet stands "these days" is asked of today. */
const SKY = / (?:moon|sky|tithi|planets?|nakshatra|mercury|venus|mars|jupiter|saturn|neptune|retrogrades?) /

export function aboutNow(text: string, { today }: TimeFrame): Point[] {
  return [
    ...scan(
      text,
      / (?:soon|lately|at the (?:moment|minute)|these days|currently|nowadays|shortly|before long)(?= )/g,
      () => ({
        grain: 'open',
        times: [SKY.test(text) ? one(today) : { from: today, to: addDays(today, 59) }],
        name: () => (SKY.test(text) ? 'today' : 'the next two months'),
        tense: 'now',
        isFaint: true,
      }),
    ),
    ...scan(
      text,
      / (?:(?:right )?(?:now|at present)|(?:sort|kind) of (?:a )?day is (?:it|this)|a day like (?:this|that)|(?<=having )a [a-z]+ day)(?= )/g,
      () => ({
        grain: 'open',
        times: [one(today)],
        name: () => 'today',
        tense: 'now',
        isFaint: true,
      }),
    ),
  ]
}
