/** Words and matters of the craft that can be explained, as they stand in a small plain text. */

/** One text of the lore each: `craft.rising_sign`. */
export type Craft = (typeof TERMS)[number][0] | Matter

/** What is told of the craft and has no one word. */
export type Matter =
  | (typeof MATTERS)[number][0]
  | (typeof TERMS)[number][0]
  | 'cost'
  | 'learns'
  | 'birth_hour'
  | 'big_three'
  | 'remedies'
  | 'animals'
  | 'date_unknown'
  | 'age'
  | 'name'
  | 'best_sign'
  | 'pluto'
  | 'hemisphere'
  | 'place'
  | 'children_charts'
  | 'fate'

const PLANET = '(?:sun|moon|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto)'
const SIGN = '(?:(?:star|zodiac) )?sign'

/** Longer names first: what is inside of another is not meant. */
export const TERMS = [
  ['mercury_retrograde', 'mercury (?:\\w+ )?retrogrades?|mercury rx|retrograde mercury'],
  [
    'retrograde',
    `(?:${PLANET}s?|planets?|a planet|something|anything|one) (?:\\w+ ){0,2}(?:retrogrades?|retro|rx)|retrograd(?:es?|ing|ation)|retro planets?`,
  ],
  ['solar_return', 'solar returns?|birthday charts?'],
  ['lunar_return', 'lunar returns?|moon returns?'],
  ['saturn_return', 'saturn returns?|return of saturn'],
  ['part_of_fortune', '(?:part|lot) of fortune|pars fortunae?'],
  ['rising_sign', `rising(?: ${SIGN}s?)?|ascendants?|asc|lagna|${SIGN} rising`],
  ['sun_sign', `sun ${SIGN}s?|star ?signs?`],
  ['moon_sign', `moon ${SIGN}s?`],
  ['midheaven', 'midheavens?|mid heaven|medium coeli|mc'],
  ['descendant', 'descendants?|dsc'],
  ['ic', 'ic|imum coeli|nadir'],
  ['house_systems', 'house systems?|placidus|koch|whole signs?(?: houses?)?|equal houses?'],
  [
    'empty_house',
    'empty houses?|houses? (?:is|are|being|stands?) empty|houses? (?:with|that has) (?:no|nothing)',
  ],
  ['cusp', 'cusps?|born on the cusp'],
  ['houses', '(?:astrological |astrology |the twelve |12 )?houses?'],
  ['elements', 'elements|fire signs?|earth signs?|air signs?|water signs?|triplicit(?:y|ies)'],
  ['modes', 'modalit(?:y|ies)|(?:cardinal|fixed|mutable)(?: signs?)?|quadruplicit(?:y|ies)'],
  [
    'void_of_course',
    'void of course(?: moon)?|voc moon|moon (?:is |being |goes )?void(?: of course)?|void moon',
  ],
  ['eclipse', '(?:(?:solar|lunar|partial|total) )?eclipses?'],
  [
    'nodes',
    '(?:lunar |moon |north |south |true |mean )+nodes?|nodes? of the moon|nodes|rahu(?: and ketu)?|ketu',
  ],
  ['chiron', 'chiron'],
  ['lilith', '(?:black moon )?lilith'],
  ['stellium', 'stelliums?|stellia'],
  ['profection', '(?:annual )?profections?|profected? (?:year|house)|year lords?|lord of the year'],
  ['progression', '(?:secondary )?progress(?:ions?|ed (?:chart|moon|sun)s?)'],
  ['transit', 'transits?|transiting planets?'],
  ['station', 'station(?:s|ary|ing)?|stationary planets?'],
  ['quincunx', 'quincunx(?:es)?|inconjuncts?'],
  ['sextile', 'sextiles?'],
  ['trine', 'trines?|trined'],
  ['square', 'squares?|squared|squaring'],
  ['opposition', 'oppositions?|opposite planets?'],
  ['conjunction', 'conjunctions?|conjunct(?:s|ed)?'],
  ['aspects', '(?:planetary )?aspects?'],
  ['orb', 'orbs?(?: of influence)?'],
  ['applying', 'applying(?: and separating)?(?: aspects?)?|separating(?: aspects?)?'],
  ['harmonics', 'harmonic(?:s| charts?)'],
  ['fixed_stars', 'fixed stars?'],
  ['asteroids', 'asteroids?'],
  ['antiscia', 'antisci(?:a|on)'],
  ['declination', 'declinations?|parallels? of declination'],
  ['rectification', '(?:birth time )?rectif(?:ication|y|ied|ying)(?: (?:a|the) (?:birth ?)?(?:time|chart))?'],
  ['reception', 'mutual receptions?|receptions?'],
  [
    'dignity',
    '(?:essential )?dignit(?:y|ies)|domiciles?|exalt(?:ed|ations?)|detriments?|debilitat(?:ed|ion)',
  ],
  ['combust', 'combust(?:ion)?'],
  ['cazimi', 'cazimi'],
  ['sect', 'sect|day charts?|night charts?|diurnal charts?|nocturnal charts?'],
  ['ruler', '(?:chart |sign |house |planetary )?rulers?(?:hips?)?|ruling planets?|dispositors?'],
  ['synastry', 'synastry'],
  ['composite', 'composites?(?: charts?)?'],
  ['davison', 'davison(?: charts?)?'],
  ['horary', 'horary(?: astrology| charts?)?'],
  ['electional', 'electional(?: astrology)?|elections? in astrology'],
  ['nakshatra', 'nak?shatras?|lunar mansions?'],
  ['vedic', 'vedic(?: astrology)?|jyotish\\w*|dashas?|kundli|kundali'],
  ['symbols', '(?:symbols?|glyphs?|squiggles?|little signs)'],
  ['degrees', 'degrees?|arc ?minutes?'],
  ['planets', 'planets'],
  ['signs', '(?:zodiac |twelve )?signs|zodiac(?: signs?)?'],
  ['chart', '(?:birth |natal )charts?|horoscopes?|nativit(?:y|ies)|charts?'],
] as const

const HOUR =
  '(?:birth ?(?:time|hour)|(?:hour|time) (?:of (?:my |the )?birth|i was born|i am born|of being born))'
const CHART = '(?:(?:birth |natal )?(?:chart|horoscope)|stars)'
const READER = '(?:you|u|ya|arion|this|it|the app|this app|this thing)'

/** Whole questions that need no frame about them. */
export const MATTERS = [
  [
    'time_span',
    new RegExp(
      `\\bborn (?:some ?(?:time|where) )?(?:between|from) (?!19\\d\\d|20\\d\\d)(?:about )?\\w+.{0,24}\\b(?:and|to|or|until)\\b(?=.*\\b(?:what|how|which|enough|does|can|is|settle|know|matter|good|chart|rising)\\b)|\\b(?:only|just) (?:know|have|got) (?:that )?(?:it was |i was born )?(?:in )?(?:the )?(?:morning|afternoon|evening|night|a span|a range|roughly|approximately|about)\\b.*\\b(?:enough|chart|rising|matter|use|work)\\b|${HOUR} (?:is |was )?(?:only |just )?(?:roughly|approximate\\w*|about|within|give or take|uncertain)`,
    ),
  ],
  [
    'chart_change',
    new RegExp(
      `\\b(?:does|do|can|could|will|would|did|has|is) (?:my|a|the|your|our|one'?s|somebody'?s|people'?s) ${CHART}s? (?:\\w+ ){0,2}(?:chang\\w*|shift\\w*|mov\\w+|stay\\w*|grow\\w*|fixed|the same|set for life|different)\\b|\\b(?:chart|horoscope) (?:stay|remain|be)s? (?:the same|fixed)\\b`,
    ),
  ],
  [
    'relocation',
    new RegExp(
      `\\b(?:does|do|is|would|will|did|has|should) (?:it |that |this |my |being |having |moving |changing |the fact |living )?.{0,40}\\b(?:c[- ]?section|caesarean|cesarean|induced|premature|adopt(?:ed|ion)|chang(?:ed?|ing) (?:my|your|her|his) name|new name|married name|mov(?:e|ed|ing) (?:country|abroad|away|continents?|house|city)|liv(?:e|ing) (?:now|abroad|elsewhere|in another)|live now|southern hemisphere|other hemisphere)\\b.{0,60}\\b(?:chart|horoscope|sign|stars|rising|astrolog\\w+|count|matter|reading)\\b|\\bdoes it matter where i (?:live|am)\\b(?!.*\\b(?:love|work|job|happy)\\b)|\\b(?:chart|horoscope|stars|rising)\\b.{0,50}\\b(?:if|when|because|since|though|although) (?:i|you|they|one) (?:\\w+ )?(?:mov\\w+|live|was adopted|were adopted|had a c|am adopted|chang\\w+ (?:my|your) name)`,
    ),
  ],
  [
    'far_ahead',
    new RegExp(
      `\\bhow far (?:ahead|back|into the future|in advance|out|forward|in the future)\\b(?=.*\\b(?:see|look|read|go|tell|say|know|predict|${READER})\\b)|\\bhow (?:many|long) (?:years|months|ahead)? ?(?:ahead )?can ${READER} (?:see|look|predict|tell)\\b`,
    ),
  ],
  [
    'checkable',
    /\b(?:something|one thing|anything|a (?:thing|fact|line|claim|sentence)|a single (?:thing|fact)|some(?:thing)? fact) (?:that )?(?:i|we|one|anybody|somebody|a person|nobody|else|can|could|else can|actually|really| )*(?:can|could) (?:actually |really |myself )?(?:check|verify|test|prove|look up|confirm)\b|\bhow (?:can|could|do|would) (?:i|we|one|anybody) (?:check|verify|test|prove|look up|confirm) (?:this|that|it|any of|what|whether|your|you|these)\b|\b(?:checkable|verifiable|falsifiable)\b/,
  ],
  [
    'mechanism',
    new RegExp(
      `\\b(?:mercury|venus|mars|saturn|retrograde|full moon|planets?|stars)\\b.{0,80}\\bis (?:that|this|it) (?:really |actually )?(?:true|real)\\b.{0,20}\\bor\\b|\\bhow (?:can|could|do|does|would|should|on earth|is it possible)\\b.{0,30}\\b(?:planets?|stars|sky|rocks?|lumps? of rock|balls? of gas|saturn|jupiter|pluto|mars|moon|position of)\\b.{0,40}\\b(?:affect|influence|know|have (?:any|anything|an)|do (?:any|this|it|that)|make|shape|decide|cause|matter|change|work|possibly)\\b(?!.*\\b(?:my|me|our)\\b)|\\bwhat (?:is|'s) the (?:force|science|physics|cause|proof|evidence)\\b|\\bhow does (?:astrology|it all|this all|all (?:of )?this|any of this) (?:even |actually |really )?work\\b|\\b(?:is there|any|got any|has) (?:scientific |any |real |actual )?(?:proof|evidence|science|studies|research)\\b.{0,40}\\b(?:astrology|this|stars|it|behind|for)\\b`,
    ),
  ],
  [
    'accuracy',
    new RegExp(
      `\\bhow (?:does|do|did|can|could|would) ${READER} (?:even |actually |possibly )?know (?:where|what) (?:the|my|every|all)\\b(?: \\w+)? (?:was|were|is|are|stood|stands?)\\b|\\bhow (?:accurate|exact|precise|reliable|sure|certain|trustworthy|right) (?:are|is|r|can|do) (?:${READER}|astrology|these|your|the (?:calculations?|positions?|dates?))|\\bhow often are you (?:right|wrong|correct)\\b|\\bwhat (?:is|are) your (?:accuracy|hit rate|success rate|error rate|track record)\\b`,
    ),
  ],
  [
    'wrong',
    new RegExp(
      `\\b(?:can|could|might|do|are|have|were) (?:${READER}|a chart|charts|the chart|astrology|a horoscope|the stars)(?: \\w+)? (?:be |get (?:it |things )?|been |ever )*(?:wrong|mistaken|incorrect|lie|lying|err|make mistakes?)\\b(?!.*\\babout (?:him|her|them|my|me)\\b)`,
    ),
  ],
  [
    'chinese',
    /\bchinese (?:zodiac|astrology|horoscope|signs?|year)\b|\byear of the (?:rat|ox|tiger|rabbit|hare|dragon|snake|horse|goat|sheep|monkey|rooster|dog|pig)\b|\bbazi\b|\bfeng shui\b/,
  ],
  [
    'tarot',
    /\b(?:read|do|does|use|draw|pull|know|understand|good at|into|believe in|is|about|also)\b.{0,20}\b(?:tarot|palms?|palmistry|numerology|tea ?leaves|coffee (?:cups?|grounds)|runes?|i ching|crystal ball|my hand|cards)\b(?!.*\b(?:should i|christmas|birthday|credit|post|play)\b)|\b(?:tarot|palmistry|numerology|i ching)\b/,
  ],
  [
    'vedic',
    /\b(?:do|does|can|are|will|could|would|is) (?:you|u|this|arion|it|the app)\b.{0,25}\b(?:vedic|jyotish\w*|dashas?|kundli|kundali)\b|\b(?:vedic|jyotish\w*)\b.{0,40}\b(?:different|difference|differs?|better|instead|too|also|or western)\b/,
  ],
  [
    'nakshatra',
    /\b(?:do|does|can|are|will|could|would|is) (?:you|u|this|arion|it|the app|nak?shatras?)\b.{0,25}\bnak?shatras?\b|\bnak?shatras?\b.{0,30}\b(?:something you|you (?:can|do|read|know))\b/,
  ],
  [
    'service',
    /^(?:\w+ ){0,4}?(?:what (?:else )?(?:can|do|could) (?:you|u|ya|i|this|it|arion) (?:actually |even |really )?(?:do|offer|know|tell me|help (?:me )?with|ask(?: you)?|use (?:you|this) for)(?: here| exactly| then| for me| about| with this| apart from \w+| besides \w+)*|what (?:are|r) (?:you|u) (?:for|good for|good at|able to do)|what (?:is|are) (?:you|this|arion|this app|this thing)(?: for| about| supposed to do)?|what (?:sort|kind|type) of (?:things|questions|stuff) (?:can|do|should|may) (?:i|you|people|one) (?:ask|answer|do)(?: you)?|how (?:does|do) (?:this|it|the app|i use (?:this|you|it)|you) work)$/,
  ],
] as const satisfies readonly (readonly [string, RegExp])[]
