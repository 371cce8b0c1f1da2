/** The words by which a point of the chart is recognised. */
import type { Point } from '@astrarium/sky'

const SUBJECTS: [Point, RegExp][] = [
  [
    'asc',
    /\b(ascendant|rising( sign)?|how (do|would) (others|other people|people|strangers) see me|first impression)\b/,
  ],
  ['mc', /\b(midheaven|mc)\b/],
  ...(['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'] as const).map(
    (body): [Point, RegExp] => [
      body,
      new RegExp(`\\b(my (natal )?${body}( sign)?|${body} (in my chart|sign mean|placement))\\b`),
    ],
  ),
]

/** null where a question is about the sky of now. */
export function subjectOf(text: string): Point | null {
  if (/\b(transit\w*|return|opposite|square|trine|cross\w*|passing|now)\b/.test(text)) return null
  return SUBJECTS.find(([, words]) => words.test(text))?.[0] ?? null
}
