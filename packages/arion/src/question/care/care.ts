/**
 * Questions that a chart must not answer: crisis first, before any other reading, then the things no chart
 * can know.
 */

import { askingSentences } from '../asking.ts'
import { foreignCryIn } from './abroad/foreign-cry.ts'
import { DEATH_FACT, MEDICAL_FACT } from './care-facts.ts'
import { wantsToHarm } from './care-harm.ts'
import { hintsAtDeath } from './care-indirect.ts'
import { asksOfOperation } from '../operation.ts'

/** `harm`: somebody says that they want to hurt another; `violence`: that they are hurt. */
export type Care = 'self_harm' | 'violence' | 'harm' | 'body' | null

/**
 * Leans towards kindness: a doubtful sentence counts. Idioms that only sound grave ("dying to know", "killing
 * it at work") are taken out first, so that what is left can be read plainly.
 */
export function readCare(question: string): Care {
  return careInEnglish(question) ?? foreignCryIn(question)
}

/** The same by English words alone: what mends slips of English spoils any other language. */
export function careInEnglish(question: string): Care {
  let text = withApostrophes(question)
  for (const idiom of [...IDIOMS, ...OF_ILLNESS]) text = text.replace(idiom, ' ')
  if (SELF_HARM.some((pattern) => pattern.test(text)) || hintsAtDeath(text)) return 'self_harm'
  if (wantsToHarm(text)) return 'harm'
  if (VIOLENCE.some((pattern) => pattern.test(text))) return 'violence'
  return null
}

/** "i dont see teh piont": small letters, apostrophes and the slips of a grave word put right. */
function withApostrophes(question: string): string {
  let text = ` ${question
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/\s+/g, ' ')} `
  for (const [slip, word] of SLIPS) text = text.replace(slip, word)
  return text
}

const SLIPS: readonly [RegExp, string][] = [
  [/\b(do|does|did|is|was|were|ca|wo|would|could|should|have|has|had)nt\b/g, "$1n't"],
  [/\b(do|does|did|is|was|were|would|could|should) nt\b/g, "$1n't"],
  [/\bdon t\b/g, "don't"],
  [/\bcan t\b/g, "can't"],
  [/\b(i)(m|ve)\b/g, "$1'$2"],
  [/\b(there|what|that|where|who)s\b/g, "$1's"],
  [/\b(would|wud) of\b/g, 'would have'],
  [/\b(dnt|donot|dont't)\b/g, "don't"],
  [/\b(cnt|cannt)\b/g, "can't"],
  [/\bwanna\b|\bwana\b/g, 'want to'],
  [/\bgonna\b|\bgona\b/g, 'going to'],
  [/\b(any ?mor|anymoer|anymre|nomore|anylonger)\b/g, 'anymore'],
  [/\b(dissapear|disapear|dissappear|disappeer|disapper|dissaper)\b/g, 'disappear'],
  [/\b(hopless|hopeles|hoples|hopelss)\b/g, 'hopeless'],
  [/\b(worthles|worthlss|wortless)\b/g, 'worthless'],
  [/\b(pointles|poinless)\b/g, 'pointless'],
  [/\b(piont|pont|poitn|poin)\b/g, 'point'],
  [/\b(livin|livng|liveing|liviing)\b/g, 'living'],
  [/\b(dieing|dyin)\b/g, 'dying'],
  [/\bgoin\b/g, 'going'],
  [/\bsuic?id\w*|\bsucid\w*|\bsuisid\w*|\bsuecid\w*|\bsuiside\b/g, 'suicide'],
  [/\b(mysefl|myslef|mself|my ?self)\b/g, 'myself'],
  [/\b(nobdy|nobodys|no body)\b/g, 'nobody'],
  [/\b(noone)\b/g, 'no one'],
  [/\b(burdon|burdan|burdern)\b/g, 'burden'],
  [/\b(evrything|everthing|everythng)\b/g, 'everything'],
  [/\b(teh|hte)\b/g, 'the'],
  [/\b(definately |literally |fucking |fuckin |bloody |honestly |seriously |frankly |tbh |rly )/g, ''],
]

const IDIOMS = [
  /\b(dying|die) (to|for) (know|see|hear|meet|find|ask|try|go|get|learn|a (coffee|drink|holiday|vacation|cigarette))\b/g,
  /\bto die for\b/g,
  /\bdie[ -]?hard\b/g,
  /\bdie of (boredom|embarrassment|laughter|laughing|curiosity|shame)\b/g,
  /\bdying (of|from) (boredom|laughter|laughing|curiosity|heat|cold|hunger)\b/g,
  /\bkill(ing|ed|s)? (it|time|two birds|the (mood|vibe|game|deal|project|lights?))\b/g,
  /\b(job|work|shoes?|feet|back|deadline|boss|heat|commute|suspense|waiting|homework|this (job|month|week|project)) (is|are|was) killing me\b/g,
  /\bkiller (app|instinct|outfit|deal|heels)\b/g,
  /\bsuicide squad\b/g,
  /\bhopeless romantics?\b/g,
  /\b(this|the) (heat|cold|weather|traffic|job|work|commute|pollen|silence|headache) (is|was) (just |really |slowly )?killing me\b/g,
  /\bdead ?line\w*\b/g,
  /\bdead (end|tired|serious|weight|battery|sure)\b/g,
  /\b(phone|battery|laptop|car|plant|plants|tree|goldfish|relationship|conversation|chat|hope|dream) (just )?(died|is dying|is dead|dies)\b/g,
  /\bover my dead body\b/g,
  /\bdrop dead gorgeous\b/g,
  /\b(beat|beats|beating) (myself up|me to it|the (system|market|odds|traffic)|around)\b/g,
  /\bhits? (me up|me hard that|the (gym|road|spot))\b/g,
  /\bit (just )?hits? me\b/g,
  /\bcut(ting|s)? (myself|me) (some slack|off|short|out)\b/g,
  /\bhurt(ing)? myself (running|climbing|lifting|at the gym|skiing|in training|playing)\b/g,
  /\bend it with (him|her|them|my|this)\b/g,
  /\bcan'?t live without (my )?(coffee|chocolate|music|phone|sugar|tea)\b/g,
  /\b(could|would|i'd) kill for (a|an|some)\b/g,
  /\bworth (staying|living) (in|with|at|on|together|there|here|abroad|near)\b/g,
  /\bpunish(ing)? myself with (work|the gym|diets?|exercise|running)\b/g,
]

/** Who may die of an operation or an illness is afraid of it. */
const OF_ILLNESS = [
  /\bi (?:might|may|could) die (?:or|and) (?:go (?:blind|deaf)|lose my (?:sight|eyesight|hearing|legs?|arms?|voice)|be paraly[sz]ed)\b/,
  /\bi (?:might|may|could) die (?:of|from|during|under|in|on) (?:(?:the|my|this|that|an?) )?(?:operation|surgery|anaesthe\w+|anesthe\w+|table|cancer|tumou?r|stroke|heart attack|illness|disease|infection|sepsis)\b/,
]

const SELF_HARM = [
  /\bnothing (left )?(to|worth) liv(e|ing) for\b|\bnot worth living\b|\bworth (living|staying alive)\b|\bgive up on (life|living)\b/,
  /\b(cannot|can'?t|couldn'?t) live (like this|with this pain|any ?more|any longer)\b/,
  /\b(don'?t|do not|can'?t|cannot) see (a|any) (way out|way forward|future)( any ?more| for (me|myself))\b|\bsee no (way out|future)( any ?more| for (me|myself))\b/,
  /\bdone with (life|living|being alive|this life|everything)\b|\bwant (it|everything) (all )?to (be over|end|stop) ?(for (good|me|ever))?\b(?! (with|at|between|soon at))/,
  /\bnever wake up\b|\bgo to sleep and not wake\b|\b(?:can|could|may) (?:i|we) (?:just |please )*not wake up\b(?! (?:so |too )?(?:early|late|at|before))/,
  /\bbetter off if i (was|were|am) (gone|dead|not here)\b|\b(nobody|no ?one|who) would (care|notice|miss me) if i (died|was gone|were gone|disappeared)\b/,
  /\b(think|thinking|thought|thoughts|dream|dreaming|fantasi[sz]ing) (about|of) (dying|killing myself|ending (it|my life)|death every day|not being here|ways to die)\b|\bways to die\b/,
  /\bunaliv(e|ing) (myself|me)\b|\bkms\b|\bkys\b/,
  /\b(whole|entire|full) (bottle|packet|pack|box|blister) of (\w+ )?(pills?|tablets?|paracetamol|meds)\b|\bhow many (\w+ )?(pills?|tablets?)\b.*\b(die|kill|take to)\b/,
  /\b(rope|noose|gun|razor|blade)\b.*\b(scared|afraid) of what i\b|\bbought a (rope|noose)\b/,
  /\b(relapsed|started|began)( and)? (cut|cutting)\b(?! (sugar|carbs|costs|down|back|hair))|\bi cut again\b/,
  /\b(kill|hurt|harm|hang) (her|him|them)sel(f|ves)\b/,
  /\bi am (standing )?on the (bridge|ledge|roof|edge of the roof)\b/,
  /\bsuicid(e|al)\b/,
  /\bkill(ing)? (myself|my self|meself)\b/,
  /\b(end|ending|take|taking|ended) (my|this|my own) (own )?life\b/,
  /\bend it all\b/,
  /\bend (it|everything) (tonight|today|now|soon|for good)\b/,
  /\b(want|wanting|wish|wished|ready|going|hope|rather|like|prefer|love|need|plan|planning|decided|trying|better) (to )?(just )?(die|be dead|not (to )?(be alive|exist|wake up)|disappear forever|never wake up)\b/,
  /\bi (could|might|may|will|shall|should|'ll) (just )?(die|be dead|kill myself)\b/,
  /\bi'?d be better off dead\b/,
  /\bbetter off (dead|without me|if i (was|were)(n't| not| gone| dead))/,
  /\bwish i (was|were|wasn't|weren't|had never been|hadn't been|was never|were never) (dead|alive|born|here|gone)\b/,
  /\b(had never|never) been born\b/,
  /\b(no|any|without|see (no|any)) (point|reason|use|sense|meaning) (in|to|of) (going on|living|live|life|being (here|alive)|carrying on|continuing|staying( alive)?|keep going|keep living|anything any ?more|it all)\b/,
  /\b(what'?s|what is) the (point|use) (of|in) (living|going on|being alive|life|carrying on|staying alive|anything)\b/,
  /\bno (reason|will|wish|desire) to (live|be here|wake up|get up any ?more|exist)\b/,
  /\b(can'?t|cannot|can not|don'?t want to|do not want to|don'?t wanna|unable to|not able to|tired of|sick of|done with|fed up with|couldn'?t) (go on|going on|live|living|be alive|being alive|be here|exist|existing|do this (life|any ?more)|take (it|this|life) any ?more|carry on|wake(ing)? up|life|keep going|keep living|face another day|bear (it|this|life) any ?more|stand (it|this|life) any ?more)\b(?! (here|there|in|with|at|together|alone|abroad|next|from|on|so far|like this in|as a|under|holidays?|vacation|leave|tour|dates?|trips?|a (?!minute|second|day|moment|single)|my|to|about|stage))/,
  /\b(too many|bottle of|all (of )?(my|the|these)|handful of|lots of|bunch of|took (some|a lot of|all|many)|swallow(ed)?( all)?( my| the)?|overdose on) ?(the |my )?(pills?|tablets?|paracetamol|medication|meds|sleeping pills|tylenol)\b/,
  /\boverdos(e|ed|ing)\b/,
  /\bod'?d on\b/,
  /\b(cut|cutting|cuts|burn|burning|hurt|hurting|harm|harming|injur(e|ing)|hit(ting)?|punish(ing)?) (myself|my (wrists?|arms?|skin|thighs?|legs?)( open)?)\b/,
  /\bself[ -]?(harm|injur)/,
  /\bslit (my|the) wrists?\b/,
  /\b(hang|hanging|shoot|shooting|drown|drowning|poison|starve) (myself|my self)\b/,
  /\bjump(ing)? (off|from|in front of) (a|the|my|this) (bridge|roof|building|balcony|train|cliff|window|tracks?|car|bus)\b/,
  /\b(stand|lie|walk|step|throw myself) (on|onto|in front of|under|into) (the|a) (tracks?|train|traffic|bus|car)\b/,
  /\bnobody (would|will) (miss|notice if i)( me)?/,
  /\b(no ?one|nobody|everyone|everybody|they|family|kids|world|my \w+)('d| would| will| is|'s| are)? (be )?(miss me if i|happier without me|better without me|relieved if i|better off without me)/,
  /\bburden to (everyone|everybody|my|them|all|the)\b/,
  /\bmy (goodbye|suicide|farewell) (note|letter)\b/,
  /\bsay (my )?goodbye (to everyone|to everybody|forever)\b/,
  /\b(date|day|way|how|when|time) (to|of|i) (kill myself|my (own )?suicide|should kill myself)\b/,
  /\bwhen (should|can|may) i (die|kill)\b/,
  /\bi (don'?t|do not) (want|wanna|feel like|see myself) (to )?(be alive|being alive|live|living|exist|existing|wake up|be here) (any ?more|any longer|tomorrow|at all)\b/,
  /\bi (don'?t|do not) want to (live|wake up|exist|be alive|be here any ?more)\b(?! (in|with|here|there|at|abroad|alone|together|like|so|next|on))/,
]

const PARTNER =
  '(he|she|they|my (husband|wife|partner|boyfriend|girlfriend|ex|father|mother|dad|mum|mom|brother|sister|son|daughter|stepdad|stepfather|stepmother|uncle|roommate|flatmate|boss))'
const VIOLENCE = [
  /\b(hands?|arm) (around|on|round) my (neck|throat)\b/,
  /\bthrows? things at me\b|\bforc(es|ed|ing) me (to|into) (have sex|sex|bed)\b/,
  /\b(scared|afraid|terrified|frightened) to go home\b|\b(he|she|they|who|somebody|someone|my \w+) (has |have |had |is |was |keeps? |always |often )*threaten(s|ed|ing)? (me|us)\b/,
  /\b(some(one|body)|a (man|guy|stranger)) is (stalking|following|threatening) me\b/,
  /\bmy (uncle|father|stepfather|stepdad|dad|teacher|coach|boss|brother|cousin|grandfather) (touch(es|ed)|molest(s|ed)) me\b|\bsexual(ly)? abused?\b/,
  /\bkill me if i (leave|go|tell)\b/,
  /\bmy (husband|wife|partner|boyfriend|girlfriend|dad|father|mother|mum|mom)\b.*\band (hits|beats|slaps|kicks|chokes|punches) (me|us)\b/,
  new RegExp(
    `\\b${PARTNER} (just |always |often |sometimes |keeps? |has |have |had |is |was |still |once |again |also |would |might |will |could )*(hits?|hitting|hit|beats?|beating|beaten|punch(es|ed|ing)?|slap(s|ped|ping)?|kick(s|ed|ing)?|chok(es|ed|ing)|strangl(es|ed|ing)|attack(s|ed|ing)?|push(es|ed|ing)? me (down|against|around)|burn(s|ed|t)|rap(es|ed)|molest(s|ed)|forc(es|ed) (himself|herself|me)|hurt(s|ing)?|abus(es|ed|ing)|stalk(s|ed|ing)?|threaten(s|ed|ing)?( to (kill|hurt|hit))?) ?(me|us|my (kids|children|son|daughter|baby)|our (kids|children)|to kill|on me|into|himself on)?\\b(?<=me|us|kids|children|son|daughter|baby|to kill|on me|himself on)`,
  ),
  /\b(i (am|'m|was|have been|got|get|keep getting|'ve been)) (being )?(beaten|hit|raped|sexually assaulted|molested|strangled|choked|stalked|abused|trafficked)( up)?( by| at| every| again|\b)/,
  /\b(afraid|scared|terrified|frightened) (of|that) (my (husband|wife|partner|boyfriend|girlfriend|ex|father|dad|stepdad|mother)|(he|she)( will| might|'ll| is going to| would)? (hurt|hit|kill|come|find))/,
  /\b(he|she|they|my \w+) (will|might|wants? to|said (he|she|they)('d| would| will)|is going to|threaten(s|ed) to|tried to) (kill|hurt|murder) (me|us|my)\b/,
  /\bdomestic (violence|abuse)\b/,
  /\b(locks|locked|keeps) me (in|inside|locked)\b/,
  /\b(won'?t|doesn'?t|does not|will not) let me leave (the house|the flat|home|him|her)\b/,
  /\bnot safe (at home|with (him|her|my))\b/,
  /\b(is|was) (being )?(abused|beaten) (by (her|his|their|my)|at home)\b/,
  /\bhas a (gun|knife) (and|to|at)\b/,
]

/** What no chart can answer, though something near it may be said. */
export type Refusal = 'death' | 'medical' | 'secret' | 'legal' | 'markets' | 'outside' | null

/**
 * Every one that a question touches, gravest first: "Will Bitcoin make me rich before my mother dies?" is
 * two.
 */
export function readRefusals(question: string): Exclude<Refusal, null>[] {
  const whole = spaced(question)
  // a court that is only told of is not what is asked
  const asked = askingSentences(question).map(spaced).join('')
  const isOfOperation = asksOfOperation(question)
  const isAfraid = OF_ILLNESS.some((words) => words.test(whole))
  return (Object.entries(REFUSALS) as [Exclude<Refusal, null>, RegExp][])
    .filter(([kind, pattern]) => {
      const text = kind === 'legal' ? asked : whole
      return (
        pattern.test(text) ||
        FACTS[kind]?.test(text.trim()) ||
        (kind === 'medical' && (isOfOperation || isAfraid))
      )
    })
    .map(([kind]) => kind)
}

function spaced(text: string): string {
  return ` ${text.toLowerCase().replace(/[’‘`]/g, "'").replace(/\s+/g, ' ')} `
}

const FACTS: Partial<Record<Exclude<Refusal, null>, RegExp>> = { death: DEATH_FACT, medical: MEDICAL_FACT }

/** Of these a question may say that they die, live on or have time left, and mean no death. */
const THING =
  '(?!(?:marriage|relationship|friendship|love|luck|career|job|work|visa|contract|lease|business|company|firm|shop|start-?up|project|idea|dream|battery|phone|laptop|car|plants?|tree|garden|sourdough|series|show|team|meeting|deadline)\\b)'
const WHO = `(?:i|we|he|she|they|it|the ${THING}\\w+|(?:my|our|his|her|their) (?:\\w+ )?${THING}\\w+|${THING}\\w+)`
const KIN =
  '(?:grand\\w+|nana?|granny|mum|mom|mother|dad|father|parents?|brother|sister|son|daughter|child|baby|aunt|uncle|dog|cat)'
const DIE = '(?:die|dies|dying|pass (?:away|on)|passes (?:away|on)|be dead)'
/** Of boredom nobody dies. */
const OF_WHAT =
  '(?:(?:it|this|that)\\b|(?:\\w+ ){0,2}(?:cancer|tumou?r|leuk\\w+|lymphoma|illness|disease|stroke|infection|sepsis|pneumonia|covid|dementia|aids|heart))'

const DEATH = [
  `(?:when|how|where|at what age) (?:will|do|does|am|is|are|would|might) ${WHO}(?: going to)? ${DIE}\\b`,
  `when will (?:my )?${KIN} (?:be gone|pass)(?= *[?.!]| *$)`,
  `(?:will|is|are|am|does|do|might|could|going to) (?:${WHO}|(?:some|any)(?:one|body)[^.?!]{0,40}|one of [^.?!]{0,30})(?: going to)? (?:soon |ever |really |also )?${DIE}(?! (?:to|for)\\b| of\\b(?! ${OF_WHAT}))`,
  `(?:will|is|are|am|might|could|going to) ${WHO}(?: going to)? (?:survive|recover|make it through)\\b(?! (?:from )?(?:this |the |my |our |a )?(?:break|divorce|heart|burn|job|work|holiday|meeting|interview|exam|trip|wedding))`,
  `(?:is|are|will|can) (?:my |the )?${KIN} (?:going to |gonna )?make it(?! (?:to (?:the|my|our|a)|home|in|work|on time)\\b)`,
  `will (?:my |the )?${KIN} (?:still )?be (?:alive|with us|here|around)\\b|still be alive`,
  `how (?:long|many (?:years|months|weeks|days)|much (?:time|longer)) (?:will|do|does|have|has) (?:\\w+ ${KIN} (?:still )?(?:have |got )?left\\W*$|${WHO} (?:still )?(?:(?:have (?:got )?(?:left )?to )?live(?! (?:in|at|on|here|there|with|abroad|alone|together|apart|like)\\b)|(?:have |got )*(?:left|got)(?= *(?:to live|on (?:this )?earth|in this (?:life|world)|with us)?(?: *[?.!]|\\W*$))|to live))`,
  `how (?:much (?:time|longer)|many (?:years|months|weeks|days)) (?:does|do) (?:my |the )?(?:${KIN}|i|he|she|they) have(?= *[?.!]| *$)`,
  `how (?:old|long|soon|many (?:years|months|days))\\b[^.?!]* (?:i|we|he|she|they|my \\w+) (?:die|dies|am dead|is dead)\\b`,
  `how old (?:will|do|does) ${WHO} (?:get|become|grow|live)(?= *[?.!]| *$)|how old will ${WHO} live to be`,
  `(?:will|do|does) ${WHO} (?:ever )?(?:live (?:a long life|long(?= *[?.!]| *$)|long enough|to (?:be|see|reach)|until|till|past|beyond|another)|(?:reach|get to|make it to) (?:the age of )?(?:[5-9]\\d|1[01]\\d)(?= *[?.!]| *$)|outlive)`,
  `(?:my|his|her|their|our) (?:own )?life (?:is going to |will |going to )?(?:ends?|be over)\\b(?! up| with)|the end of (?:my|his|her|their) (?:own )?life|(?:is|when is) (?:my|his|her|their) time up`,
  `die (?:first|soon|young|early|this (?:week|month|year|winter)|next (?:week|month|year))\\b`,
  `(?:years|months|weeks|days|time) (?:is |are |do i have )?left (?:to|for) (?:me|us|him|her|them|live)\\b|(?:my|his|her) last (?:days|hours|breath)\\b`,
  `(?:about|of|see|seen|show|shows|predict|predicts|predicted) (?:my (?:own )?)?(?:death|dying)\\b(?! (?:to|of|my|the)\\b)|(?:death|dying) in (?:my|the|this|his|her) (?:chart|year|stars|sky|family)|(?:is there|will there be|any) (?:a )?deaths?\\b`,
  `(?:doctors?|consultant|oncologist|hospital|surgeon|specialist)\\b[^.?!]{0,20} (?:(?:say|says|said|reckons?)(?: that)? (?:i|he|she|they|we|my ${KIN}) (?:only )?(?:have|has|got|had)(?: got)?|(?:give|gives|gave) (?:me|him|her|them|us|my ${KIN})) (?:only |about |maybe |perhaps |just )?(?:(?:a|an|one|two|three|four|five|six|nine|twelve|\\d+|a few|a couple of|another) )?(?:days?|weeks?|months?|years?)(?: left| to live| or so| at (?:most|best))*\\W*$`,
  `how many (?:more )?(?:winters|summers|springs|birthdays|christmases) (?:are |is |do i have |have i (?:got )?)?(?:still )?left(?: (?:to|for) me)?`,
  `life ?span|life expectancy|(?:date|day|hour|year|age|time) of (?:my |his |her )?(?:own )?death|my (?:own )?(?:death|funeral)|live to (?:be )?\\d+`,
]

const REFUSALS: Record<Exclude<Refusal, null>, RegExp> = {
  death: new RegExp(
    `\\b(?:${DEATH.join('|')})|^\\W*(?:(?:and|what about|how about) )*(?:my )?(?:death|dying)\\W*$`,
  ),
  medical:
    /\b(is|has|have|was|be|got) (it |she |he |i |they |this |that )?(a )?(cancer|tumou?r|leuk\w+|lymphoma|malignant|benign)\b(?! (sun|moon|rising|ascendant|stellium|season|mars|venus|mercury))|\b(biops(y|ies)|mri|ct scan|mammogram|x-?rays?|scan results?|test results? (are|is|come)|white spot)\b|\b(pregnan\w*|(want|wants|wanting|try(ing)? for|make|making|time for) (a |to have a |another )+(baby|child|kid)|have (a |another )?(child|children|baby|babies|kids?)|miscarr\w*|ivf|conceiv\w*|fertil\w*|diagnos\w*|(head|tooth|stomach|back|chest|neck|knee|belly|ear|joint|period|muscle)[ -]?(ache|aches|pain|pains|hurts?)|migraines?|fever|nausea|dizz(y|iness)|bleeding|infection|blood pressure|thyroid|allerg(y|ies)|what (illness|sickness)|tumou?r|chemo\w*|biops\w*|surgery|operation on my|(?:my|his|her|the) (?:\w+ )?operation(?! (?:manager|team|costs?)\b)|(?:my|our) (?:\w+ )?(?:son|daughter|baby|child|toddler|grandson|granddaughter|little one)\b.*\b(?:is|has been|was|gets?|keeps?) (?:\w+ )?(?:ill|sick(?! of)|poorly|coughing|vomiting|throwing up|in hospital|not eating)|symptoms?|medication|antidepress\w*|dosage|dose of|pills?|vaccine|blood test|heart attack|stroke|diabetes|illness|disease|have cancer|got cancer|cancer (come|spread|treatment|patient)|beat cancer|lump in|(?:legs?|arms?|hands?|feet|foot|fingers?|toes|side|face) (?:\w+ )?(?:going|gone|goes|go|is|are|feels?|went) numb|numbness|chest (?:be|is|feels?|gets?|been|was) (?:\w+ )?tight|period (?:is |was |has been )?(?:\w+ days? |\w+ weeks? )?late\b|(?:shoulder|knee|hip|back|neck|elbow|ankle|wrist|foot|leg|arm)(?:'?s)? (?:has |have |had |is |was )?(?:been |just |keeps? )*(?:pain\w+|hurt\w*|aching|(?<=been )at me|giving out|went (?:again|at)|gone again|gives out)|(?:back'?s?|knees?|hips?|shoulder|neck|leg|ankle|belly|guts?) (?:'?s |is |has |have |been |are )+(?:been )?(?:crook|bad|sore|killing me|swollen|stiff|aching|playing up)|depression|bipolar|adhd|anorexi\w*|bulimi\w*|panic attacks?)\b/,
  secret:
    /\bwho('s|s| is| was|'re| are| were) (he|she|they|my \w+) (really |always |constantly |even )?(talking|texting|messaging|chatting|writing|typing|whispering|seeing|meeting|calling|sleeping|on the phone)\b|\bwhat('s|s| is| are|'re) (he|she|they|my (husband|wife|partner|boyfriend|girlfriend|ex)) (really |actually )?(hiding|up to|not telling me)\b|\b(is|was|are|has|did|will) (he|she|they|my (husband|wife|partner|boyfriend|girlfriend|ex|boss|friend)|\w+) (been )?(secretly )?(cheat\w*|lying|lied|unfaithful|seeing (someone|somebody)|hiding|in love with me|thinking (of|about) me|talking behind)\b|\b(does|do|did) (he|she|they|my \w+|\w+) (still |really |secretly |even |truly )*(love|loves|like|miss|hate|want|think (of|about)|trust) (me|someone else|her|him)\b|\bwhat (is|are|does|do) (he|she|they|my \w+|\w+) (really |secretly )*(hiding|thinking|think (of|about) me|feel(ing)?( for me| about me)?|planning|want from me)\b|\bis (he|she) the one\b/,
  legal:
    /\b(lawsuit|court (case|date|hearing|ruling)?|custody|(?<!going to )sue(?!'s)|suing|legal case|trial|verdict|judges? (rule|decide)|prison|jail|visa (be )?(granted|approved)|my visa|asylum|settlement|prenup|inheritance dispute)\b/,
  markets:
    /\b(mega[ -]?sena|mega[ -]?millions|power ?ball|euro ?millions|euro ?jackpot|quina\b|(?:\d|two|three|four|five|six|seven|some|lucky) (?:lucky )?(?:numbers|balls) for|parlay|accumulator bet|betting (tip|slip)|who (you|u|ya|do you) got (for|in|tonight|this)|which (end|winning|lucky|lotto|lottery) numbers?|(winning|lucky) (numbers?|ticket)|raffle|sweepstakes?|(half|whole|quarter)[- ]ticket|\w*staatslot\w*|oudejaarslot\w*)\b|\b(bitcoin|crypto\w*|ethereum|stocks?|shares|stock market|forex|trading|day ?trad\w*|nft|lottery|lotto|syndicate numbers?|(?:who|which (?:team|one|side)|\w+)(?:'s| is| are)? (?:gone|gonna|gon|goin|going to) win (?:tonight|today|tomorrow|the|this)|(?:who(?:'ll| will| wins?)|who is going to) win (?:tonight|today|tomorrow|the (?:game|match|race|cup|league|derby))|i (?:got|have|put|bet) (?:[$£€]\s?)?\d+ on (?:it|them|him|her|the)\b|lucky numbers?|jackpot|casino|gambl\w*|bet on|betting|poker|roulette|horse race|scratch ?card|etf|which fund|invest(ing)? in (?!myself|me\b|my(self| (education|health|home|career))|a (house|home|flat|course|degree)|people|relationships)\w+)\b/,
  outside:
    /\b(which|what) (\w+ ){1,3}(is|are|will be|comes?|gets?|will come) (coming |going to come |asked )?(up )?(on|in) (the )?(paper|exam|test|quiz|finals?|leaving cert)\b|\b(recipe|cook me|how (do|to) (i )?(cook|bake|boil)|javascript|python|sql|html|css|typescript|write (me )?(a |an |some )?(code|script|program|essay|poem|email|cover letter|story)|translate|capital of|who (is|was) the (president|king|queen|prime minister)|election|vote for|republican|democrat|weather (in|today|tomorrow)|there be (a |another )?(war|pandemic|earthquake|revolution)|world war|end of the world|football|world cup|super bowl|homework|solve|equation|square root|how many (people|countries)|(?<!\b(?:my|our|good|great|bad|big|happy|some|no|any|the|that) )news|tell me a joke|ignore (all |your |previous )|system prompt|your instructions|chatgpt|openai|what model)\b/,
}
