/** What each known question is about and wants: the trade is asked about, or the app and Arion. */
import { KNOWN_QUESTIONS } from '../../listen/vocabulary.ts'
import type { About, KnownQuestion, Wants } from '../../listen/vocabulary.ts'
import { ASKED_AS } from './known-question.ts'

export function pairOfKnown(question: KnownQuestion): { about: About; wants: Wants } {
  const [, wants] = FORMS.find(([form]) => form.test(ASKED_AS[question]))!
  return { about: aboutOf(question), wants }
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

const FORMS: readonly (readonly [RegExp, Wants])[] = [
  [/^Why\b/, 'why'],
  [/^How (?:do|can|should)\b/, 'how'],
  [/^(?:Is|Are|Do|Does|Can|Has|Have)\b/, 'whether'],
  [/^/, 'fact'],
]
