/** A term of the trade that is not read here: declined by its own name, and nothing is read in its place. */

import { mendTypos } from '../mend-typos.ts'

/** `text` is plain and small; `isOfChart`: the ear heard a chart; null where all of it is read. */
export function unknownTermIn(text: string, isOfChart: boolean): string | null {
  const known = UNREAD.exec(text)?.[0]
  if (known) return known
  if (NODE_RULER.test(text)) return 'the ruler of the nodes'
  const shape = /\bchart\b/.test(text) ? SHAPES.exec(text)?.[0] : undefined
  if (shape) return `the shape of a ${shape}`
  const named = isOfChart ? NAMED.exec(text)?.slice(1).find(Boolean) : undefined
  return named && !READ.test(mendTypos(named)) ? named.trim() : null
}

/** Ways of reading a chart that are declined by name. */
export const UNREAD_TECHNIQUES =
  /\b(?:primary directions?|solar arcs?(?: directions?)?|firdaria|zodiacal releasing|sabian symbols?|draconic (?:charts?|zodiac)|antiscia|midpoints?|harmonic charts?|arabic (?:parts?|lots?)|fixed stars?|heliocentric charts?)\b/
/** Points that no answer speaks of. */
export const UNREAD_POINTS = /\b(vertex|part of fortune|lot of fortune|ceres|juno|vesta|pallas)\b/

const UNREAD =
  /\b(?:(?:part|lot) of (?:spirit|eros|marriage|father|mother|children|victory|courage|necessity|nemesis|exaltation)|almuten|hyleg|alcocoden|decans?|decanates?|out of bounds|declinations?|contra-?parallels?|parallel aspects?|oriental|occidental|besieged|enclosure|via combusta|life path(?: number)?|expression number|human design|gene keys|dwads?|dwadasamsas?|navamsa|d9|asteroids?|eris|sedna|makemake|haumea|black sun|selena|galactic cent(?:er|re)|astrocartography|relocation chart|local space|davison|composite chart|biwheel|planetary days|hayz|bonification|maltreatment|triplicity rulers?|bounds? rulers?|egyptian bounds|syzygy|sect light|anti-?vertex|east point|west point|vulcan|trans-?pluto|arachne|chariklo|quaoar|orcus|prenatal (?:eclipse|lunation|syzygy))\b/
/** Who rules the sign in which a node stands is a step that is not taken here. */
const NODE_RULER =
  /\b(?:ruler|rulers|lord|dispositor) of (?:my |the )?(?:(?:north|south|lunar) )?nodes?\b|\b(?:north|south) node'?s? (?:ruler|lord|dispositor)\b/
const SHAPES = /\b(?:bucket|locomotive|see-?saw|splash|splay|bundle)\b/
const NAMED =
  /^(?:(?:so|ok|and|hey|hi|arion|please|tell me) )*(?:what|where|which|who)(?: is| are|s)? (?:my|the) ((?:[a-z-]+ ){0,2}[a-z-]+)(?: in (?:my|the) chart)?$|\b(?:what|how) (?:does|do|is|are) (?:my|the) ((?:[a-z-]+ ){0,2}[a-z-]+) (?:say|says|mean|means|want|wants|tell|tells|show|shows|stand for)(?: (?:of|about|for|to) (?:me|my \w+))?$/
/** What is read, and words of every day that a chart is asked about. */
const READ =
  /\b(?:sun|moon|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|chiron|lilith|nodes?|rising|ascendant|asc|descendant|dsc|midheaven|mc|ic|signs?|houses?|chart\w*|horoscope|aspects?|elements?|modality|modalit\w+|qualit\w+|rulers?|lord|stellium|trines?|squares?|oppositions?|conjunctions?|sextiles?|retrogrades?|balance|patterns?|hemispheres?|quadrants?|phases?|profections?|returns?|dispositors?|dignit\w+|placements?|planets?|star|stars|big three|cusps?|degrees?|angles?|lunation|transits?|progress\w+|yod|eclipses?|time|hour|date|day|week|month|year|birth|best|worst|strongest|weakest|biggest|most|hardest|easiest|main|true|real|hidden|secret|purpose|path|meaning|story|themes?|talents?|gifts?|strengths?|weakness\w*|flaws?|faults?|shadow|lesson|karma|destiny|fate|nature|personality|character|type|side|soul ?mate|match|love|work|money|career|job|life|future|luck\w*|number|colou?r|stone|animal|element|energy|deal|vibe|problem|point|matter|difference|rarest|rare|unusual|special|good|bad|next|today|tomorrow)\b/
