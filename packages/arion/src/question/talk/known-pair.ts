/** What each known question is about and wants: the trade is asked about, or the app and Arion. */
import { KNOWN_QUESTIONS } from '../../listen/vocabulary.ts'
import type { About, KnownQuestion, Wants } from '../../listen/vocabulary.ts'
import { ASKED_AS } from './known-question.ts'

export function pairOfKnown(question: KnownQuestion): { about: About; wants: Wants } {
  const [first = '', second = ''] = ASKED_AS[question].split(' ')
  return { about: aboutOf(question), wants: BEGUN[`${first} ${second}`] ?? BEGUN[first] ?? 'fact' }
}

function aboutOf(question: KnownQuestion): About {
  if (KNOWN_QUESTIONS.indexOf(question) <= LAST_OF_APP) return 'arion'
  if (OF_SKY.includes(question)) return 'sky'
  return question === 'faith' ? 'spirit' : 'chart'
}

const LAST_OF_APP = KNOWN_QUESTIONS.indexOf('who_made')
const OF_SKY: readonly KnownQuestion[] = [
  'precession',
  'mechanism',
  'retrograde',
  'moon_body',
  'why_stars',
  'hemisphere',
]

/** How it begins says what is wanted. */
const BEGUN: Readonly<Record<string, Wants>> = {
  Why: 'why',
  'How do': 'how',
  'How can': 'how',
  'How should': 'how',
  Is: 'whether',
  Are: 'whether',
  Do: 'whether',
  Does: 'whether',
  Can: 'whether',
  Has: 'whether',
  Have: 'whether',
}
