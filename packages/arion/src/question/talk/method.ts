/** What is asked of the craft itself, and not of a chart: its zodiac, houses, twins, the hour of a birth. */

export type Method =
  | 'settings'
  | 'precession'
  | 'twins'
  | 'twins_loss'
  | 'birth_hour'
  | 'by_night'
  | 'their_birth'

/** null where no way of reading is asked about. Both are plain and small; `told`: what stands around it. */
export function methodIn(text: string, told = text): Method | null {
  if (/\b(?:should|shall|must) i (?!know)/.test(text)) return null
  if (PRECESSION.some((words) => words.test(text))) return 'precession'
  if (isOfTwins(text))
    return /\b(?:die[sd]?|dead|death|lost|killed|buried)\b/.test(text) ? 'twins_loss' : 'twins'
  if (BIRTH_HOUR.test(text)) return 'birth_hour'
  if (BY_NIGHT.test(text) && /\b(?:chart|horoscope|stars?|true|see|show|arion)\b/.test(text))
    return 'by_night'
  if (WHICH_OF_THEM.test(text) && NAMES_SYSTEM.test(told)) return 'settings'
  return SETTINGS.some((words) => words.test(text)) && !OF_A_POINT.test(text) ? 'settings' : null
}

const PRECESSION: readonly RegExp[] = [
  /\bprecession\b|\bophiuchus\b|\b(?:13|thirteen|thirteenth)(?: \w+){0,3} (?:signs?|zodiac)\b/,
]

const SYSTEMS =
  '(?:tropical|sidereal|placidus|placidian|whole[ -]?signs?|koch|equal houses?|ayanamsa|lahiri|porphyry|regiomontanus|vedic|western|jyotish|(?:true|mean) (?:or (?:the )?(?:true|mean) )?nodes?)'
const SETTINGS: readonly RegExp[] = [
  new RegExp(
    `\\b(?:you|u|this|here|arion|it|app)\\b.*\\b(?:use|using|run|running|go by|follow|work with|work on|do|prefer|calculate|based)\\b.*\\b${SYSTEMS}\\b|\\b${SYSTEMS}\\b.*\\b(?:you|u|here|arion) (?:use|using|run|go by|follow|work with|prefer|do)\\b|\\b(?:are|r) (?:you|u|these|the houses|the signs)\\b.*\\b${SYSTEMS}\\b`,
  ),
  new RegExp(
    `\\b${SYSTEMS}(?: \\w+){0,2} or(?: the)? ${SYSTEMS}\\b|\\b${SYSTEMS}\\b.*\\bmore (?:accurate|correct|true|exact)\\b`,
  ),
  /\b(?:what|which) (?:kind of )?(?:house systems?|houses|zodiac|ephemeris|ayanamsa|orbs?|aspects|settings|nodes?) (?:is|are|do|does|did|have|your?) (?:you|u|this|these|that|it|my chart|used?|here|arion|we|calculated|count\w*)\b/,
  /\bhow (?:wide|big|large|tight|narrow|exact|close|near|strict)\b.*\borbs?\b|\borbs?\b.*\b(?:do|did|are) (?:you|u)\b|\byour (?:orbs?|house system|ephemeris|zodiac)\b/,
  /\bswiss ephemeris\b|\b(?:true or (?:the )?mean|mean or (?:the )?true) node\b|\bhow do you (?:get|make|cast|calculate|compute|find) (?:the )?(?:houses|ascendant|signs|positions|degrees)\b/,
]
/** "Whole signs or Placidus, I suppose. Which one are you using?" */
const WHICH_OF_THEM =
  /\bwhich (?:one|system|of (?:them|these|the two))?\s?(?:are|do|did) (?:you|u) (?:using|use|going by|go by|working with|work with)\b/
const NAMES_SYSTEM = new RegExp(`\\b${SYSTEMS}\\b`)
/** "Do you use whole sign? Then where is my Moon?" asks for a place. */
const OF_A_POINT =
  /\bmy (?:sun|moon|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|rising|ascendant|chart ruler|midheaven|north node|chiron)\b|\bchart ruler\b/

/** What is meant is how two births so near to one another can differ; no party of twins, and no school. */
function isOfTwins(text: string): boolean {
  const isNear =
    /\bborn\b.*\b(?:minutes?|seconds?|hour) (?:apart|after|before|later|earlier|between)\b|\bborn\b.*\bwithin (?:\w+ )?(?:minutes|seconds|an hour)\b|\bborn\b.*\bsame (?:day|hour|minute|time|hospital|ward)\b/.test(
      text,
    )
  if (!isNear && !/\btwins?\b/.test(text)) return false
  return (
    /\b(?:same|identical) (?:birth |natal )?(?:chart|horoscope|stars|fate|destiny|life)s?\b|\b(?:charts?|horoscopes?) (?:\w+ )?(?:the same|identical|different)\b/.test(
      text,
    ) ||
    (/\b(?:how|why|explain)\b/.test(text) &&
      /\b(?:one|other|different(?:ly)?|differ|opposites?|nothing alike|unlike)\b/.test(text) &&
      (isNear || /\b(?:charts?|stars?|astrolog\w+|explain|horoscopes?|born)\b/.test(text)))
  )
}

const BIRTH_HOUR =
  /\bhow (?:do|did|would|can) (?:you|u) (?:even )?(?:know|get|have) (?:what|which|the|my) (?:\w+ )?(?:time|hour)(?: of birth| i was born| of my birth)\b|\bdoes it (?:really |even )?matter\b.*\b(?:birth certificate|hour|minutes?|o'clock|exactly)\b|\bbirth certificate\b.*\b(?:exactly|rounded|round|on the dot)\b|\bhow (?:exact|accurate|precise|much)\b.*\bbirth ?(?:time|hour)\b.*|\b(?:do not|don'?t|dont|never|nobody) (?:know|knew|knows) (?:my|the|what) (?:exact |precise )?(?:birth ?(?:time|hour)|(?:hour|time) (?:of (?:my )?birth|i was born|i am born))\b(?=.*\b(?:you|u|still|matter|say|read|work|chart)\b)|\b(?:without|not knowing) (?:a|my|the) birth (?:time|hour)\b|\bdoes (?:my|the) birth (?:time|hour) matter\b|\bif (?:my|the) (?:birth ?(?:hour|time)|(?:hour|time) of (?:my )?birth|(?:hour|time) (?:i gave|i have|mum gave)) (?:is|was|were) (?:really |just |only )?(?:wrong|off|not (?:right|exact|true)|a guess|rounded)\b|\b(?:lost|missing|lose|left out|still|matter|use|good|possible|point)\b.*\b(?:without|not knowing|if i (?:do not|don'?t|dont|never) (?:know|have)) (?:(?:an|the|my|a|exact|any|what) )*(?:birth ?(?:time|hour)|hour|time)(?: (?:of birth|i was born|of my birth))?\b/
const BY_NIGHT =
  /\bi (?:was|am) born\b.*\b(?:before|after|at|by|in) (?:it (?:got|was|grew) (?:light|dark)|dawn|daybreak|sunrise|sun ?up|sunset|first light|(?:the )?(?:night|dark|daylight|small hours|dead of night))\b/
