/** By which words a matter is named, and what of a chart speaks to it. */
import type { Point } from '@astrarium/sky'
import type { Speaker } from '../theme-rows/theme-meaning.ts'
import type { Theme } from '../themes.ts'
import type { MatterName } from './matter-names.ts'

export interface MatterRow {
  /** the side of life that it lies in */
  theme: Theme
  /** weight of each point, 0 to 1; the heaviest leads */
  points: Partial<Record<Speaker, number>>
  /** over words that are plain and small */
  words: string
}

export const MATTER_ROWS: Record<MatterName, MatterRow> = {
  speaking: {
    theme: 'talk',
    points: { mercury: 1, mars: 0.8, sun: 0.6, asc: 0.5, r3: 0.4 },
    words:
      'public speaking|(?:speak|speaking|talk|talking|present|presenting)(?: \\w+){0,5} (?:in front of|confiden\\w+|before (?:a|an|the) (?:group|class|audience|crowd))|(?:speak|speaking|talk|talking|present|presenting|say something|open my mouth|voice my opinion)(?: \\w+)? (?:in (?:public|meetings?|class|front|company|a group)|to (?:people|peoples|strangers|groups?|a room|an audience|a crowd|crowds|others))|speak(?:ing)? up|(?:confiden\\w+|nervous|shy|afraid|scared|freeze|freezing) (?:\\w+ ){0,3}(?:speak\\w*|talk\\w*|present\\w*)|tongue-?tied|lost for words|stutter\\w*|stammer\\w*|find my voice|(?:give|giving) (?:a )?(?:speech\\w*|presentations?|talks?)',
  },
  small_talk: {
    theme: 'friends',
    points: { mercury: 1, asc: 0.8, moon: 0.6, saturn: 0.5, r3: 0.4 },
    words:
      'small talk|(?:so |too |very |painfully )*shy|shyness|social(?:ly)? (?:anxi\\w+|awkward\\w*)|awkward (?:with|around|at|in)|talk(?:ing)? to strangers|mingl\\w+',
  },
  saying_no: {
    theme: 'talk',
    points: { mars: 1, saturn: 0.8, venus: 0.6, neptune: 0.5 },
    words:
      '(?:say|saying|tell\\w*(?: \\w+){1,2}) no\\b(?! (?:longer|more|one))|(?:set|setting|keep|keeping|hold\\w*|have|having) (?:\\w+ ){0,2}boundar\\w+|boundaries|(?:always|keep) saying yes|walk(?:ed|ing|s)? (?:all )?over me|stand(?:ing)? up for myself',
  },
  hard_talks: {
    theme: 'talk',
    points: { mars: 1, venus: 0.8, moon: 0.7, mercury: 0.6 },
    words:
      'avoid\\w* (?:conflicts?|confrontation|arguments?|fights?)|(?:afraid|scared|fear|hate) (?:of )?(?:conflicts?|confrontation|arguments?)|conflict[ -]avoid\\w*|run(?:ning)? (?:away )?from (?:conflicts?|arguments?|fights?)|walk(?:ing)? on eggshells|sweep\\w* (?:\\w+ ){1,2}under the (?:rug|carpet)',
  },
  asking_help: {
    theme: 'self',
    points: { moon: 1, saturn: 0.9, sun: 0.5 },
    words:
      'ask(?:ing)? (?:\\w+ )?for help|accept(?:ing)? help|let(?:ting)? (?:people|others|anyone|somebody|someone) help|(?:do|carry|carrying|doing) everything (?:alone|myself|by myself|on my own)',
  },
  undercharging: {
    theme: 'money',
    points: { venus: 1, r2: 1, saturn: 0.8, sun: 0.6 },
    words:
      'under ?charg\\w*|under ?pric\\w*|under ?sell\\w*|charg\\w+ (?:\\w+ )?(?:too little|so little|less than|enough|more|properly|what i am worth)|ask(?:ing)? (?:for )?(?:too little|more money|a fair price|what i am worth)|(?:rais\\w+|put\\w* up|name|naming|set|setting|doubl\\w+) my (?:rates?|prices?|fees?)|work(?:ing)? for (?:free|nothing|peanuts)|price my (?:work|time|services)|give(?:s|n)? (?:my|it all|my work|my time) away(?: for free)?',
  },
  overspending: {
    theme: 'money',
    points: { venus: 1, jupiter: 0.8, moon: 0.6, r2: 0.8 },
    words:
      'over ?spen[dt]\\w*|impulse (?:buy\\w*|purchas\\w*|shop\\w*)|(?:buy\\w*|bought) (?:things|stuff|clothes|shoes|so much|too much|crap)(?: \\w+){0,2}|spen[dt]\\w* (?:\\w+ )?(?:too much|so much|money i|everything|all my|like)|money (?:\\w+ ){0,2}(?:runs|slips|goes|burns|disappears)|blow(?:ing)? (?:all )?my (?:money|pay|wages|salary)|shopaholic|retail therapy',
  },
  saving: {
    theme: 'money',
    points: { saturn: 1, r2: 1, venus: 0.6, moon: 0.5 },
    words:
      'sav(?:e|ing) (?:up|money|more|anything|enough|a penny|for)|my savings|put(?:ting)? (?:\\w+ ){0,2}aside|hoard\\w*|stingy|tight-?fisted|afraid to spend|nest egg|rainy day',
  },
  debt: {
    theme: 'money',
    points: { saturn: 1, r8: 0.9, r2: 0.8, venus: 0.4 },
    words:
      '(?:my|in|of|out of|with|the|this|more|pay\\w* off) debts?|overdraft|credit cards?|owe (?:money|so much|the bank|everyone)',
  },
  putting_off: {
    theme: 'work',
    points: { mars: 1, saturn: 0.9, neptune: 0.6, sun: 0.5 },
    words:
      "procrastinat\\w*|put(?:ting)? (?!(?:him|her|them|me|us|you|people|somebody|anybody|one)\\b)(?:\\w+ ){0,3}off\\b|leav\\w+ (?:everything|things|it all|it) (?:to|until|till) the last\\b|last minute|(?:get|getting) (?:myself )?(?:started|going|off the sofa)|(?:never|can't|cannot) (?:seem to )?start\\b",
  },
  perfect: {
    theme: 'work',
    points: { saturn: 1, mercury: 0.9, r6: 0.6, sun: 0.4 },
    words:
      'perfectionis\\w*|(?:has|have|needs?) to be perfect|never good enough|(?:redo|redoing|rewrit\\w+|check\\w*) everything|nothing (?:i do )?is (?:ever )?(?:good|perfect)(?: enough)?',
  },
  impostor: {
    theme: 'work',
    points: { saturn: 1, sun: 0.9, mc: 0.7, mercury: 0.4 },
    words:
      "impost[eo]r\\w*|(?:feel|feeling) (?:like )?(?:a )?fraud|found out as|(?:do not|don't) deserve (?:my|this|the) (?:job|post|success|place|promotion|title)|fak(?:e|ing) it at work",
  },
  overwork: {
    theme: 'work',
    points: { saturn: 1, mars: 0.9, r6: 0.7, mc: 0.5 },
    words:
      'over ?work\\w*|work(?:ing)? (?:too much|so much|too hard|all the time|non ?stop|every weekend|around the clock)|workaholi\\w*|(?:stop|switch off from|leave) work(?:ing)?(?= at| in the evening| on weekends|$)|take on too much|taking on too much|burning the midnight oil',
  },
  finishing: {
    theme: 'work',
    points: { mars: 1, saturn: 0.9, uranus: 0.6, jupiter: 0.6 },
    words:
      "(?:never|not|don't|can't|cannot|fail to|struggle to) (?:\\w+ )?(?:finish|complete|see (?:things|anything|it) through|follow through)|finish (?:things|anything|what i (?:start|begin))|(?:start|begin)\\w* (?:\\w+ ){1,4}(?:finish|complete)\\w* (?:none|nothing|any|few)|(?:bad|good|hopeless|rubbish|terrible|useless|better) at (?:\\w+ )?(?:finish|complet)ing|half[ -]finished|lose interest|give up halfway",
  },
  unseen: {
    theme: 'work',
    points: { sun: 1, mc: 0.9, asc: 0.7, saturn: 0.6 },
    words:
      'invisible|over ?looked|(?:feel|feeling|be|being|get|getting|go|going) (?:more |so |totally |completely )*(?:un)?(?:noticed|seen)(?! (?:with|together|by a doctor))|nobody (?:notices|sees|listens to|hears) me|passed over|under ?valued|under ?appreciated|taken for granted|(?:no|any|get|more) (?:credit|recognition) for',
  },
  exam_nerves: {
    theme: 'study',
    points: { mercury: 1, moon: 0.8, saturn: 0.8 },
    words:
      '(?:nerv\\w+|anxi\\w+|panic\\w*|scared|afraid|freeze|freezing|blank|stress\\w*|calm) (?:\\w+ ){0,4}(?:exams?|tests?|finals|orals?)|(?:exam|test) (?:nerves|anxiety|stress|panic)|go(?:ing)? blank',
  },
  focus: {
    theme: 'study',
    points: { mercury: 1, saturn: 0.8, neptune: 0.7, uranus: 0.5 },
    words:
      "concentrat\\w*|(?:can't|cannot|stay|keep|lose|losing|help me|to|trouble) focus\\w*|focus on (?:my|anything|one|the|what)|attention span|distract\\w*|(?:mind|thoughts) wander\\w*|day ?dream\\w*",
  },
  stage_fright: {
    theme: 'creativity',
    points: { sun: 1, mars: 0.7, moon: 0.7, saturn: 0.7 },
    words:
      'stage fright|(?:perform|performing|sing|singing|play|playing|act|acting|audition\\w*) (?:\\w+ ){0,2}(?:in front of|on stage|before) (?:people|others|an audience|anyone|strangers)?|nervous before (?:a |the |my )?(?:show|gig|concert|performance)',
  },
  blank_page: {
    theme: 'creativity',
    points: { sun: 1, neptune: 0.8, saturn: 0.7, mercury: 0.6, r5: 0.5 },
    words:
      "writer'?s block|creative(?:ly)? block\\w*|blank (?:page|canvas)|no (?:ideas|inspiration)|lost my (?:inspiration|spark|muse|creativity)|stopped (?:writing|painting|drawing|making|playing|composing)|(?:can't|cannot) (?:seem to )?(?:write|paint|draw|compose|create)(?: any ?more| anything)?",
  },
  where_meet: {
    theme: 'meet',
    points: { venus: 1, r7: 0.9, r5: 0.7, mars: 0.4 },
    words:
      'where (?:\\w+ ){0,5}(?:meet|find|meeting|finding|bump into|look for) (?:\\w+ ){0,3}(?:some ?one|some ?body|any ?one|any ?body|people|person|partner|love|man|men|woman|women|husband|wife|boyfriend|girlfriend|date|dates|guys?|girls?|him|her|the one)',
  },
  jealous: {
    theme: 'love',
    points: { venus: 1, pluto: 0.9, moon: 0.7, mars: 0.6 },
    words:
      'jealous\\w*|possessive\\w*|check(?:ing)? (?:his|her|their) (?:phone|messages)|when (?:he|she|they) talks? to other',
  },
  falling_fast: {
    theme: 'love',
    points: { venus: 1, neptune: 0.9, mars: 0.7, moon: 0.6 },
    words:
      'fall(?:ing)? (?:\\w+ ){0,3}(?:so |too )(?:hard|fast|quickly|easily|deep\\w*|soon)|fall(?:ing)? (?:hard|fast|head over heels)|fall(?:ing)? in love (?:so|too|with everyone|all the time|every)|love at first sight|catch feelings|get attached (?:so|too)',
  },
  trust: {
    theme: 'love',
    points: { moon: 1, saturn: 0.9, pluto: 0.8, venus: 0.5 },
    words:
      "trust issues?|(?:can't|cannot|hard (?:for me )?to|struggle to|learn to|not|never|don't|able to) (?:\\w+ )?trust(?:ing)? (?:people|any ?one|any ?body|men|women|others|again|him|her|them|my)|trusting (?:people|others|again)|let(?:ting)? (?:people|any ?one|any ?body|some ?one|some ?body|others|him|her|them) in\\b|open(?:ing)? up to (?:people|others|any ?one|some ?one)|wall(?:s)? up",
  },
  commitment: {
    theme: 'love',
    points: { venus: 1, uranus: 0.9, saturn: 0.9, moon: 0.5 },
    words:
      'commitment|commit to (?:any ?one|one|a|him|her|some ?one)|commitment-?phob\\w*|(?:pull|pulling|run|running|back|backing) (?:away|off|out) (?:when|as soon as|every time|once) (?:it|things|some ?one|he|she|they)|get cold feet|settle down',
  },
  cold: {
    theme: 'love',
    points: { saturn: 1, moon: 0.9, venus: 0.7, uranus: 0.4 },
    words:
      "(?:i am|i'm|im|me|so|too|being|seem|come across(?: as)?|that i am) (?:so |too |a bit |emotionally |really |being )*(?:cold|distant|closed off|unfeeling|aloof|heartless|detached|unemotional|hard to read)|show(?:ing)? (?:my )?(?:feelings|emotions|affection)|say (?:that )?i love (?:you|him|her|them)",
  },
  clinging: {
    theme: 'love',
    points: { moon: 1, venus: 0.9, neptune: 0.6, pluto: 0.5 },
    words:
      'cling\\w*|needy|neediness|too (?:attached|dependent)|co-?dependen\\w*|(?:need|needing) (?:constant |so much |too much )?(?:reassurance|validation|attention)|afraid (?:of being|to be) (?:alone|left|abandoned)|abandonment|fear of being (?:alone|left)',
  },
  letting_go: {
    theme: 'parting',
    points: { moon: 1, pluto: 0.9, saturn: 0.7, venus: 0.7 },
    words:
      '(?:get|getting|be|am i|not|still not) over (?:him|her|them|my ex|it|the (?:breakup|divorce|past)|this)|let(?:ting)? (?:\\w+ )?go of (?:him|her|them|my ex|the past|it|this|us|someone|what)|(?:let|letting) (?:him|her|them|my ex|the past) go|move on(?: from)?|stop (?:thinking|dreaming|obsessing) (?:about|of|over) (?:him|her|them|my ex)|(?:still|keep) (?:thinking|dreaming) (?:about|of) (?:him|her|them|my ex)|hung up on',
  },
  old_wound: {
    theme: 'self',
    points: { moon: 1, pluto: 0.9, saturn: 0.8, venus: 0.5 },
    words:
      "(?<=why (?:\\w+ ){1,6})(?:still|so) (?:\\w+ )?(?:sting\\w*|hurt\\w*|ach\\w+|sore|fresh|raw|rankl\\w+|smart\\w*|angry about)|(?:still|keep) (?:\\w+ )?(?:stings?|stinging|rankles?)|(?:go|goes|went|gone|cut|cuts) (?:in )?so (?:deep|deeply)|never (?:forgiven|forgave|got over|gotten over|forgotten)|(?:can't|cannot|can i not|can not|couldn't) (?:\\w+ )?(?:forgive|forget|get past)|old (?:wound|hurt)s?|(?:bear|bearing|hold|holding|nurs\\w+) (?:a |the )?grudges?",
  },
  pleasing: {
    theme: 'self',
    points: { venus: 1, moon: 0.9, neptune: 0.7, mars: 0.4 },
    words:
      'people[ -]?pleas\\w*|pleas(?:e|ing) (?:everyone|everybody|others|people)|(?:everyone|everybody) (?:else )?(?:first|happy)|care (?:so |too )?much (?:about )?what (?:\\w+ ){0,2}(?:think|thinks|say|says)|apologi[sz]\\w* (?:for everything|all the time|too|so)|put(?:ting)? (?:everyone|others|everybody|other people) first',
  },
  lonely: {
    theme: 'friends',
    points: { moon: 1, saturn: 0.9, venus: 0.7, r11: 0.5 },
    words:
      'lonel\\w*|(?:feel|feeling|am|so|always) (?:so |very |all )*alone(?! (?:time|with (?:him|her|them)))|no (?:real |close |proper )?friends|mak(?:e|ing) (?:new |real |more |any )?friends|isolated|friendless',
  },
  left_out: {
    theme: 'friends',
    points: { moon: 1, uranus: 0.8, saturn: 0.7, r11: 0.6 },
    words:
      "left out|leave me out|fomo|(?:never|not|nobody|weren't|wasn't) (?:ever )?invit\\w*(?: me)?|(?:do not|don't|never|not) (?:\\w+ )?(?:fit in|belong)|outsider|(?:fifth|third) wheel|excluded",
  },
  homesick: {
    theme: 'home',
    points: { moon: 1, r4: 0.9, saturn: 0.5, venus: 0.4 },
    words:
      'homesick\\w*|miss(?:ing)? (?:home|my home|my country|my village|my town|the old (?:house|place))|feel(?:ing)? at home|rootless|(?:no|never) (?:had )?(?:a )?(?:home|place) (?:of my own|anywhere|to belong)',
  },
  clutter: {
    theme: 'home',
    points: { moon: 1, r6: 0.9, mercury: 0.7, saturn: 0.5 },
    words:
      'clutter\\w*|tid(?:y|ying|iness)|my mess|(?:so |too |always )messy|throw(?:ing)? (?:things|anything|stuff) (?:away|out)|hous(?:e ?work|ekeeping)|declutter\\w*',
  },
  deciding: {
    theme: 'self',
    points: { mercury: 1, venus: 0.8, neptune: 0.6, moon: 0.6 },
    words:
      "indecisi\\w*|(?:can't|cannot|never|hard (?:for me )?to|struggle to|unable to|so bad at|trouble) (?:seem to |ever )?(?:decid\\w+|mak(?:e|ing) (?:up my mind|(?:\\w+ )?decisions?))|(?:make|making) decisions|keep changing my mind|wishy-?washy|analysis paralysis",
  },
  impatient: {
    theme: 'self',
    points: { mars: 1, uranus: 0.8, sun: 0.5, mercury: 0.5 },
    words:
      "impatien\\w*|patience|(?:hate|can't stand|bad at) waiting|rush(?:ing)? (?:everything|into|things)|act before i think|impulsive\\w*",
  },
  self_doubt: {
    theme: 'self',
    points: { saturn: 1, sun: 0.9, moon: 0.6, mercury: 0.4 },
    words:
      'self-?doubt|doubt(?:ing)? (?:myself|everything i)|(?:so |too )?hard on myself|self-?(?:esteem|worth|confidence|critic\\w*)|(?:no|more|my|lack|low|little|some|gain|build|lose|lost) (?:\\w+ )?confidence|(?:be|feel|become|get|being|feeling) (?:more )?confident|believ(?:e|ing) in myself|not (?:feel )?good enough|hate myself|love myself|inner critic',
  },
  crying: {
    theme: 'self',
    points: { moon: 1, neptune: 0.8, sun: 0.4 },
    words:
      'cry(?:ing)?(?! for help| wolf)|tears|(?:so |too |over ?|over-)(?:sensitive|emotional|thin-?skinned)|feel (?:everything|things) (?:so |too )(?:deeply|much|strongly)|take everything (?:so )?(?:personally|to heart)',
  },
  envy: {
    theme: 'self',
    points: { venus: 1, saturn: 0.8, sun: 0.7, jupiter: 0.5 },
    words:
      'env(?:y|ious|ying)|compar(?:e|ing) myself|everyone (?:else )?(?:is |has |seems )(?:\\w+ )?(?:ahead|further|happier|better|it together|married|settled)|(?:fallen|falling|left|so far) behind(?: (?:everyone|my (?:friends|peers)|in life))?|behind in life',
  },
  criticism: {
    theme: 'self',
    points: { sun: 1, mercury: 0.8, saturn: 0.8, moon: 0.5 },
    words:
      '(?:take|taking|handle|handling|cope with|bear|with|to|accept\\w*) (?:\\w+ )?(?:criticism|feedback|being criticised|being criticized|being told)|criticism|so defensive|get(?:ting)? defensive|being corrected',
  },
  restless: {
    theme: 'self',
    points: { uranus: 1, mercury: 0.8, jupiter: 0.7, mars: 0.6 },
    words:
      "restless\\w*|(?:get|so|always|easily|quickly) (?:so |easily |quickly )*bored|boredom|(?:can't|cannot|never) (?:seem to )?(?:sit still|settle|relax|stay in one)|itchy feet|always want(?:ing)? (?:more|something (?:new|else|more))",
  },
  control: {
    theme: 'self',
    points: { pluto: 1, saturn: 0.9, mars: 0.6, moon: 0.4 },
    words:
      'control (?:freak|issues?|everything|things)|controlling|(?:need|want|like|trying|try) to (?:be in |control )control|(?:let|letting) go of control|lose control|micro-?manag\\w*|delegat\\w*',
  },
  parents_wishes: {
    theme: 'family',
    points: { saturn: 1, r4: 0.8, moon: 0.8, sun: 0.7 },
    words:
      "(?:my )?(?:parents?|family|mother|father|mum|mom|dad)(?:'s|s')? (?:\\w+ )?expectations?|live up to (?:my|their|his|her)|disappoint(?:ing|ed)? (?:my (?:parents|mother|father|family|mum|mom|dad)|them)|black sheep|never (?:good|proud) enough for (?:my|them|him|her)|approval (?:of|from) my (?:parents|mother|father|family)|my (?:parents'?|family'?s?|mother'?s|father'?s) approval",
  },
  evenings: {
    theme: 'home',
    points: { moon: 1, r4: 0.8, venus: 0.6, saturn: 0.5 },
    words:
      '(?:my|the|these|long|empty|quiet|lonely) evenings|in the evenings?|(?:my|the|empty|lonely|long) (?:weekends|sundays)|come home to (?:an empty|nobody|no one)|(?:empty|quiet|silent) (?:house|flat|home)',
  },
}

/** What leads the answer: the points that speak loudest for it. */
export function leadsOf(name: MatterName): Point[] {
  return (Object.entries(MATTER_ROWS[name].points) as [Speaker, number][]).flatMap(([speaker, weight]) =>
    weight >= 0.8 && !/^r\d/.test(speaker) ? [speaker as Point] : [],
  )
}
