/** The astrological words of one sentence, in order, as an outside voice may put them. */
import { PLANETS, SIGNS } from '@astrarium/sky'
import type { MajorAspect, Sign } from '@astrarium/sky'
import type { ChartPoint } from '../../chart/certainty.ts'
import { ORDINALS, NUMBERS, numberOf } from '../../language/numbers.ts'
import { capital } from '../../language/text.ts'
import { must } from '../../must.ts'

/** `natal`: said to be of the asker's chart · `sky`: of today's sky · `open`: not said. */
export type Sphere = 'natal' | 'sky' | 'open'

interface TextRange {
  at: number
  end: number
  text: string
}
export type BodyMention = TextRange & { is: 'body'; point: ChartPoint; frame: Sphere }
export type Mention =
  | BodyMention
  | (TextRange & { is: 'sign'; sign: Sign; isDenied: boolean })
  /** several when the words leave it open: "the house of work" */
  | (TextRange & { is: 'house'; houses: number[]; isList: boolean; isDenied: boolean })
  | (TextRange & { is: 'house_name'; houses: number[] })
  | (TextRange & { is: 'aspect'; aspect: MajorAspect | 'any'; isPlain: boolean })
  | (TextRange & { is: 'rules' })
  | (TextRange & { is: 'motion'; isRetrograde: boolean; isTurn: boolean })
  | (TextRange & { is: 'phase'; phase: 'new' | 'full' })
  | (TextRange & { is: 'degree'; degree: number })
  | (TextRange & { is: 'orb'; degrees: number })
  /** a word of the trade that this reader holds against nothing, and so lets nobody say */
  | (TextRange & { is: 'foreign' })

const POINTS: Record<string, ChartPoint> = {
  ...Object.fromEntries(PLANETS.map((body) => [body, body])),
  ascendant: 'asc',
  asc: 'asc',
  rising: 'asc',
  'rising sign': 'asc',
  midheaven: 'mc',
  mc: 'mc',
  'north node': 'true_node',
  'south node': 'south_node',
  chiron: 'chiron',
  lilith: 'mean_lilith',
}
const ADJECTIVES: Record<string, Sign> = Object.fromEntries(
  [
    ['arian', 'Aries'],
    ['taurean', 'Taurus'],
    ['geminian', 'Gemini'],
    ['cancerian', 'Cancer'],
    ['leonine', 'Leo'],
    ['virgoan', 'Virgo'],
    ['libran', 'Libra'],
    ['scorpionic', 'Scorpio'],
    ['scorpian', 'Scorpio'],
    ['sagittarian', 'Sagittarius'],
    ['capricornian', 'Capricorn'],
    ['aquarian', 'Aquarius'],
    ['piscean', 'Pisces'],
  ].map(([word, sign]) => [word!, sign as Sign]),
)
const SIGN = `${SIGNS.join('|')}|${Object.keys(ADJECTIVES).map(capital).join('|')}`
const ORDINAL = `${ORDINALS.join('|')}|\\d{1,2}(?:st|nd|rd|th)`
const BODY =
  'Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto|Ascendant|ASC|Midheaven|MC|North Node|South Node|Chiron|Lilith|sun|moon|ascendant|midheaven|[Rr]ising sign'

/**
 * The trade's words in small letters, signs for them, and their names in other languages: found, and held
 * against nothing.
 */
const STRANGE = [
  `\\b(?:${PLANETS.filter((body) => body !== 'sun' && body !== 'moon').join('|')}|${SIGNS.filter(
    (sign) => sign !== 'Cancer',
  )
    .map((sign) => sign.toLowerCase())
    .join('|')})\\b`,
  '[\\u2609\\u260A-\\u260D\\u263D-\\u2653]',
  '\\b(?:Rx|Luna|Sol|Tauro|Cáncer|Escorpio|Sagitario|Capricornio|Acuario|Piscis|Taureau|Vierge|Verseau|Poissons|Widder|Stier|Zwillinge|Krebs|Jungfrau|Waage|Skorpion|Steinbock|Wassermann|Fische|Ariete|Gemelli|Scorpione|Sagittario|Capricorno|Acquario|Pesci)\\b',
  'Géminis|Bélier|Gémeaux|Löwe|Schütze',
  '\\b[IVX]{1,4} [Hh]ouse\\b|\\bH(?:1[0-2]|[1-9])\\b',
].join('|')

const PATTERN = new RegExp(
  [
    `(?<strange>${STRANGE})`,
    `(?<foreign>\\b(?:[Dd]escendant|Imum Coeli|IC|(?:lunar |[Mm]oon's )[Nn]odes?|(?<!(?:North|South) )[Nn]odes?|(?:chiron|lilith|[Nn]orth node|[Ss]outh node)|Vertex|Part of Fortune|[Ss]tellium|[Gg]rand (?:trine|cross|square)|T-square|yod|[Ee]clipses?|exalt\\w+|detriment|domicile|in its fall|void[- ]of[- ]course|decans?|quincunx|inconjunct|semi-?sextile|semi-?square|sesqui\\w+|quintile|(?:fire|earth|air|water|cardinal|fixed|mutable) signs?|[Pp]rogressed|[Ss]olar return|[Ll]unar return|(?:${PLANETS.join('|')}) return|chart ruler|[Mm]idpoint|cusp|(?:[Hh]is|[Hh]er|[Tt]heir|\\b[A-Z][a-z]+'s) (?:natal )?(?:Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto|Ascendant|Midheaven)\\b(?!'s)|(?:first|last) quarter))`,
    `(?<phase>\\b(?<phaseName>[Nn]ew|[Ff]ull) [Mm]oon\\b|\\b[Mm]oon (?:is|turns|grows) (?<phaseAfter>new|full)\\b)`,
    `(?<ascending>\\b(?<ascSign>${SIGN}) (?:(?:was|is) )?[Rr]ising\\b)`,
    `(?<body>\\b(?<bodyName>${BODY})\\b)`,
    `(?<degree>\\b(?<degreeValue>\\d{1,2})(?:°| degrees?)(?:\\s?\\d{1,2}['′])?(?: of| in| into)?(?= (?:${SIGN})))`,
    `(?<sign>\\b(?<signName>${SIGN})\\b)`,
    `(?<list>\\b(?<listed>(?:(?:${ORDINAL})(?:, | and |, and | or ))+(?:${ORDINAL})) [Hh]ouses?\\b)`,
    `(?<house>\\b(?<nth>${ORDINAL})[- ][Hh]ouses?\\b|\\b[Hh]ouse (?<number>\\d{1,2}|${NUMBERS.join('|')})\\b)`,
    `(?<ellipsis>(?<=\\b(?:in|into|through|inside) (?:the|your) )(?<bareNth>${ORDINAL})(?=[,.;:!?]|$| and\\b| until\\b))`,
    `(?<houseName>\\b[Hh]ouse of (?<name>[a-z][a-z' ]*?)(?=[,.;:]|$| until| and your| is | from ))`,
    `(?<aspect>\\b(?:conjunctions?|conjunct|conjoin(?:s|ed|ing)?|sextil(?:es?|ed|ing)|trin(?:es?|ed|ing)|oppositions?|squar(?:es?|ed|ing)|oppos(?:es?|ed|ing|ite)|join(?:s|ed|ing)|at right angles|side by side|(?:straight )?across the (?:wheel|chart|zodiac|circle)|a third of the (?:circle|wheel|zodiac) (?:away )?|a quarter of the (?:circle|wheel|zodiac) (?:away )?|(?:a )?half the (?:circle|wheel|zodiac) (?:away )?|(?:sixty|60|ninety|90|one hundred and twenty|120|one hundred and eighty|180)(?: degrees|°)|aspects?|aspected|aspecting))\\b`,
    `|(?<orb>\\b(?:within |orb of |only |about |just )?(?<orbValue>\\d{1,2}(?:\\.\\d)?|half a|a|one|two|three|four|five|six|seven|eight)(?:°| degrees?)(?: (?:from|of|off) exact\\w*| orb| apart from exact))`,
    `(?<rules>\\b(?:rules|ruler of|ruled by|ruling|governs|governed by|lord of)\\b)`,
    `(?<motion>\\b(?:[Rr]etrogrades?|(?:mov\\w+|run\\w*|go\\w*|travel\\w*|walk\\w*|turn\\w*) (?:backwards?|forwards?)|(?<=(?:\\b(?:is|was|are|were|turns?|turning|goes|going|stations?|stationing|moves|moving|stays|runs|running|${BODY}),? (?:not |now |currently |again |back to )?))direct(?! (?:way|word|talk|conversation|answer|line|question|speech|contact|route))|direct motion|stationary|stationing|stations))\\b`,
  ]
    .join('|')
    .replaceAll('||', '|'),
  'g',
)

export function mentionsIn(sentence: string): Mention[] {
  const mentions: Mention[] = []
  for (const match of sentence.matchAll(PATTERN)) {
    const g = match.groups ?? {}
    const part = (name: string) => must(g[name], name)
    const place = { at: match.index, end: match.index + match[0].length, text: match[0] }
    const before = sentence.slice(0, match.index)
    const isDenied =
      /(?:\b(?:not|never|rather than|instead of|no longer)|n't)( in| at| through)?( the| your| his| sign of)* $/i.test(
        before,
      )
    if (g['foreign'] ?? g['strange']) mentions.push({ ...place, is: 'foreign' })
    else if (g['phase'])
      mentions.push({
        ...place,
        is: 'phase',
        phase: (g['phaseName'] ?? part('phaseAfter')).toLowerCase() as 'new' | 'full',
      })
    else if (g['ascending']) {
      mentions.push({ ...place, is: 'body', point: 'asc', frame: 'natal' })
      mentions.push({ ...place, at: place.at + 1, is: 'sign', sign: signOf(part('ascSign')), isDenied })
    } else if (g['body'])
      mentions.push({
        ...place,
        is: 'body',
        point: must(POINTS[part('bodyName').toLowerCase()], 'point of that name'),
        frame: frameOf(before, part('bodyName'), sentence, mentions),
      })
    else if (g['degree']) mentions.push({ ...place, is: 'degree', degree: Number(g['degreeValue']) })
    else if (g['sign']) mentions.push({ ...place, is: 'sign', sign: signOf(part('signName')), isDenied })
    else if (g['list'])
      mentions.push({
        ...place,
        is: 'house',
        houses: part('listed')
          .split(/, and | and |, | or /)
          .map(numberOf),
        isList: true,
        isDenied,
      })
    else if (g['house'] ?? g['ellipsis'])
      mentions.push({
        ...place,
        is: 'house',
        houses: [numberOf(g['nth'] ?? g['number'] ?? part('bareNth'))],
        isList: false,
        isDenied,
      })
    else if (g['houseName']) mentions.push({ ...place, is: 'house_name', houses: housesCalled(part('name')) })
    else if (g['aspect']) mentions.push({ ...place, is: 'aspect', ...aspectOf(match[0]) })
    else if (g['orb']) mentions.push({ ...place, is: 'orb', degrees: amount(part('orbValue')) })
    else if (g['rules']) mentions.push({ ...place, is: 'rules' })
    else if (g['motion']) mentions.push({ ...place, is: 'motion', ...motionOf(match[0], before) })
  }
  return mentions
}

/** Whose body it is: by "your", "natal" or "transiting" before it, or by the body that it is paired with. */
function frameOf(before: string, name: string, sentence: string, mentions: readonly Mention[]): Sphere {
  if (/ascendant|asc|midheaven|mc|rising|node|chiron|lilith/i.test(name)) return 'natal'
  if (/\b(transiting|today's|tonight's|the current|present-day) (?:[A-Z][a-z]+ )?$/i.test(before))
    return 'sky'
  if (
    new RegExp(
      `\\b(your|natal|birth)(?: own| natal| birth| retrograde| direct|,? (?:${SIGN})(?:[- ](?:flavou?red|ruled|placed))?| (?:${ORDINAL})[- ]house)* $`,
      'i',
    ).test(before)
  )
    return 'natal'
  // "your Uranus is a Gemini Uranus": named again by its sign
  const isNamedSo = mentions.some(
    (mention) =>
      mention.is === 'body' && mention.frame === 'natal' && mention.point === POINTS[name.toLowerCase()],
  )
  if (isNamedSo && new RegExp(`\\ban? (?:${SIGN})[ -]$`).test(before)) return 'natal'
  const last = mentions.findLast((mention) => mention.is === 'body')
  if (
    last?.is === 'body' &&
    last.frame === 'natal' &&
    /^(?:'s)?(?:,? and |, |-|–|\/| \/ )(?:the )?$/.test(sentence.slice(last.end, before.length))
  )
    return 'natal'
  return 'open'
}

function signOf(word: string): Sign {
  return ADJECTIVES[word.toLowerCase()] ?? (word as Sign)
}

function amount(word: string): number {
  if (word === 'half a') return 0.5
  if (word === 'a') return 1
  const place = NUMBERS.findIndex((one) => one === word)
  return place >= 0 ? place + 1 : Number(word)
}

/** `isPlain` words also live outside the trade: "the opposite", "join us". */
function aspectOf(word: string): { aspect: MajorAspect | 'any'; isPlain: boolean } {
  const text = word.toLowerCase()
  if (text.startsWith('aspect')) return { aspect: 'any', isPlain: true }
  if (/^(conj)/.test(text)) return { aspect: 0, isPlain: false }
  if (/^(join|side)/.test(text)) return { aspect: 0, isPlain: true }
  if (/^(sext)/.test(text)) return { aspect: 60, isPlain: false }
  if (/^(sixty|60)/.test(text)) return { aspect: 60, isPlain: true }
  if (text.startsWith('trin')) return { aspect: 120, isPlain: false }
  if (/^(a third|one hundred and twenty|120)/.test(text)) return { aspect: 120, isPlain: true }
  if (text.startsWith('opposition')) return { aspect: 180, isPlain: false }
  if (/^(oppos|straight|across|half|a half|one hundred and eighty|180)/.test(text))
    return { aspect: 180, isPlain: true }
  return { aspect: 90, isPlain: true }
}

function motionOf(word: string, before: string): { isRetrograde: boolean; isTurn: boolean } {
  const isDenied =
    /(?:\b(?:not|never|no longer|out of|done with|neither)|n't)( (?:in|moving|currently|yet|a))* $/i.test(
      before,
    )
  const isBack = /retrograde|backward|stationary|station/i.test(word)
  const isTurn =
    /\b(station(s|ed|ing)?|turn(s|ed|ing)?|goes|go|going|went|will turn)( to| back)? $/i.test(before) ||
    /station|turn/i.test(word)
  return { isRetrograde: isBack !== isDenied, isTurn }
}

/**
 * Words by which the houses go, in many books; the house is held to be one of those whose words these are.
 */
const CALLED: readonly RegExp[] = [
  /\b(self|identity|appearance|personality)\b/,
  /\b(money|worth|values?|possessions?|income|earnings)\b/,
  /\b(talk|siblings?|communication|learning|neighbou?rs?)\b/,
  /\b(home|family|roots|foundations?)\b/,
  /\b(play|romance|creativity|children|joy|pleasure|fun)\b/,
  /\b(daily|health|routines?|service|habits)\b/,
  /\b(partners?|partnerships?|marriage|relationships?)\b/,
  /\b(shared|intimacy|debts?|inheritance|transformation|depths?)\b/,
  /\b(horizons?|travel|philosophy|beliefs?|higher|study|abroad|meaning)\b/,
  /\b(career|standing|reputation|public|vocation|ambition)\b/,
  /\b(friends?|friendships?|community|groups?|hopes?|networks?)\b/,
  /\b(solitude|hidden|unconscious|retreat|secrets?|endings?)\b/,
]
function housesCalled(name: string): number[] {
  return CALLED.flatMap((pattern, index) => (pattern.test(name) ? [index + 1] : []))
}
