/** Whom and what a message speaks of, in the person's own words: "Jean", "my landlord", "the deck oven". */
import { sentencesOf, askingSentences } from '../asking.ts'
import { isLetter } from '../letter.ts'

export interface OwnNouns {
  /** names, and kin and others by what they are to the asker; those of what is asked first */
  people: string[]
  /** what else is spoken of, with its article; those of what is asked first */
  things: string[]
}

export function ownNouns(typed: string): OwnNouns {
  const asked = askingSentences(typed).toReversed()
  const told = sentencesOf(typed).filter((sentence) => !asked.includes(sentence))
  const people = [...asked, ...told].flatMap((sentence) => [
    ...namesIn(sentence),
    ...phrasesIn(sentence).filter((one) => PEOPLE.test(one)),
  ])
  const things = [
    ...asked.flatMap(phrasesIn),
    ...told.flatMap(phrasesIn).filter((one) => /^(?:my|our) /.test(one)),
  ].filter((one) => !PEOPLE.test(one) && !NAMED.test(one) && !OTHERS.test(one) && !EMPTY.test(one))
  return { people: unique(people), things: unique(things) }
}

/** Those that are named back: in a long letter those of what is asked, as who is told of may be anybody. */
export function nounsToName(typed: string): OwnNouns {
  const asked = askingSentences(typed)
  return ownNouns(isLetter(typed) && asked.length > 0 ? asked.join(' ') : typed)
}

/** Capitals begin a sentence, too: there a name is only who does what people do. */
function namesIn(sentence: string): string[] {
  return [...sentence.matchAll(NAME)]
    .filter(({ index }) => index > 0 || DOES.test(sentence))
    .filter(({ index, 0: name }) => TITLED.test(name) || !PLACED.test(sentence.slice(0, index)))
    .filter(
      ({ index }) => !OWN_NAME.test(sentence.slice(0, index)) && !BORN_AT.test(sentence.slice(0, index)),
    )
    .map(([name]) => withoutLead(name.replace(/'s$/, '')))
    .filter((name) => name !== '' && !NO_NAME.test(name) && !PLACE.test(name))
}

/** "Should Jia Hui" is Jia Hui, and "Mr. Koh" stays so. */
function withoutLead(name: string): string {
  const [first, ...rest] = name.split(' ')
  return rest.length > 0 && NO_NAME.test(first!) && !TITLE.test(first!) ? withoutLead(rest.join(' ')) : name
}

/** "my landlord for the shop" is the landlord and the shop. */
function phrasesIn(sentence: string): string[] {
  return [...sentence.matchAll(PHRASE)].flatMap(({ 1: owner, 2: rest, index }) => {
    if (owner !== 'my' && owner !== 'our' && PLACED.test(sentence.slice(0, index))) return []
    const words = rest!.split(' ')
    const end = words.findIndex((word) => STOPS.test(word))
    const noun = words.slice(0, end < 0 ? 3 : Math.min(end, 3))
    return noun.length > 0 ? [`${owner!.toLowerCase()} ${noun.join(' ')}`] : []
  })
}

function unique(words: string[]): string[] {
  return [...new Set(words)]
}

const NAME =
  /(?<![\p{L}'@#])(?:(?:Mr|Mrs|Ms|Dr|Prof|St)\.? )?\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}+)*(?:'s)?(?![\p{L}-])/gu
const TITLED = /^(?:Mr|Mrs|Ms|Dr|Prof)\b/
const TITLE = /^(?:Mr|Mrs|Ms|Dr|Prof)\.?$/
/** A road or a house, and what one is by faith or by birth. */
const PLACE =
  /^St\.? |\b(?:Street|Road|Avenue|Ave|Lane|Parkway|Park|Square|Bridge|Market|Station|Hospital|School|College|University|Church|Bay|Beach|County|Hill|Hills|City|Town|Lottery|App|Press|Post|Times)$|^(?:Christian|Muslim|Catholic|Protestant|Jewish|Hindu|Buddhist|Sikh|Mormon|Baptist|Orthodox|Placidus|Swiss|Italian|Polish|Dutch|Portuguese|Japanese|Korean|Russian|Turkish|Greek|Scottish|Welsh|Mexican|Nigerian|Canadian|Australian|European|African|Asian)s?$/
const DOES =
  /^\p{Lu}\p{L}+ (?:says|said|wants|wanted|thinks|told|tells|asked|asks|left me|called|and \p{Lu}|who|needs|thought|wrote|texted|rang|just|and (?:i|me)|\()/u
/** In a place, at a firm, on a day: whoever stands there is no person. */
const PLACED =
  /\b(?:a|an|saint|in|at|from|near|around|to|into|towards?|on|of|the|this|next|last|since|until|till|by|every|over|through) $/i
/** "I am Stoyan", and a town beside a date of birth. */
const OWN_NAME = /\b(?:i am|i'm|im|my name is|call me|name's) $/i
const BORN_AT = /\b(?:19|20)\d\d ?,? ?$|\bborn (?:\w+ ){0,3}$/i
const NO_NAME =
  /^(?:I|The|This|That|My|It|Is|He|She|They|We|You|And|But|Or|So|Not|What|When|Why|How|Who|Which|Where|Should|Will|Would|Could|Can|Does|Did|Are|Was|Has|Have|If|Anything|Mon|Tues?|Weds?|Thurs?|Thu|Fri|Sat|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|Xmas|Four|Five|Six|Seven|Eight|Nine|Ten|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto|Chiron|Lilith|Aries|Taurus|Gemini|Cancer|Leo|Virgo|Libra|Scorpio|Sagittarius|Capricorn|Aquarius|Pisces|Ascendant|Midheaven|Christmas|Easter|Thanksgiving|Halloween|Eid|Diwali|Ramadan|Hanukkah|Lent|Arion|Astrarium|God|Jesus|Europe|Africa|America|English|Spanish|French|German|Indian|Chinese|Irish|American|British|Dear|Ok|Yes|No|Ave|Street|Road|Lane|Hi|Hello|Thanks|Please|Sorry|Mr|Mrs|Ms|Dr|Monsieur|Madame|Señora?|Father|Sister|Brother|Day|Bank|School|Uni|University|One|Two|Three)$/

const PHRASE =
  /(?<![\p{L}'])(my|our|the|this|that|her|his|their) ((?:[\p{L}][\p{L}'-]*)(?: [\p{L}][\p{L}'-]*){0,4})/giu
const STOPS =
  /^(?:i|you|u|he|she|it|we|they|me|him|us|them|my|our|your|his|her|their|the|a|an|this|that|these|those|of|in|on|at|to|for|from|with|without|by|about|into|over|under|up|down|off|out|after|before|since|until|till|around|near|through|between|against|as|than|like|and|or|but|so|if|when|while|because|bc|cause|though|who|whom|whose|which|what|where|why|how|is|are|am|was|were|be|been|being|do|does|did|has|have|had|will|would|should|shall|can|could|may|might|must|isn't|aren't|wasn't|won't|doesn't|don't|didn't|can't|not|no|never|always|just|only|still|even|ever|already|again|really|actually|keeps?|kept|wants?|wanted|says?|said|thinks?|thought|tells?|told|asks?|asked|makes?|made|comes?|came|goes|go|went|gets?|got|leaves?|left|needs?|likes?|loves?|hates?|feels?|felt|looks?|works?|lives?|calls?|called|writes?|wrote|sends?|sent|takes?|took|gives?|gave|knows?|knew|dies|died|ends?|ended|runs?|ran|starts?|started|begins?|began|moves?|moved|puts?|bought|brings?|brought|rings?|rang|stood|stands|sat|sits|saw|sees|heard|hears|spoke|speaks?|meets|held|holds|drove|drives|flew|sang|sings|sleeps|slept|woke|wakes|ate|eats|lost|loses|wins|forgot|forgets|sold|sells?|pays?|paid|hits?|turns?|turned|helps?|matters?|fits?|falls?|fell|breaks?|broke|hurts?|means?|meant|seems?|sounds?|suits?|counts?|now|today|tonight|tomorrow|yesterday|too|also|yet|then|there|here|all|both|each|every|one|ones|longer|alone|back|away|obv|obviously|etc|worth|due|ready|pics?|posts?|wanna|gonna|gotta|gone|gon|finna|tryna|ain't|aint|be|w|b4|n|texted|messaged|stopped|\p{L}{3,}(?<!morn|even|wedd|meet|build|th|someth|noth|anyth|train|hous|open|gather|park|tra|paint|cloth|hear|list|boil|plann|count|writ|spr|r|k|br|str)ing|(?!bed$|red$|shed$|need$|seed$|speed$|feed$|weed$|kid$)\p{L}{2,}ed)$/iu
/** "My sister Colleen" is Colleen. */
const NAMED = /\p{Lu}\p{Ll}/u
/** What is another's, or only pointed at, is no matter of the asker's. */
const OTHERS = /^(?:this|that|her|his|their) /
/** People by what they are to somebody. */
const PEOPLE =
  /\b(?:husband|hubby|wife|partner|boyfriend|girlfriend|fianc\S+|spouse|ex|mother|mum|mom|mam|mama|mummy|father|dad|papa|baba|parents?|brother|bro|sister|sis|siblings?|son|daughter|child|kids?|children|baby|granddaughter|grandson|grand\w+|gran|nan|nana|aaji|aunt\w*|uncle|cousins?|niece|nephew|friends?|bestie|mates?|boss|manager|supervisor|colleagues?|coworkers?|flatmates?|roommates?|housemates?|neighbou?rs?|landlord|landlady|teacher|lawyer|mediator|doctor|guy|man|woman|lad|lads|bloke|girl|boy|twins?|family|in-laws?|stepson|stepdaughter|stepmother|stepfather|tenant|client|crush|midwife|therapist|patient|team)$/i
/** Words that say nothing of what is meant. */
const EMPTY =
  /^(?:my|our|the)(?: \S+)* (?:one|ones|thing|things|way|time|times|day|days|week|weeks|weekend|month|months|year|years|moment|morning|afternoon|evening|night|nights|lot|rest|other|others|same|first|second|third|last|next|best|worst|most|end|start|point|problem|question|answer|kind|sort|bit|part|side|whole|chart|charts|birth chart|stars?|planets?|sky|moon|sun|app|fact|case|idea|truth|world|life|mind|head|hands?|feet|heart|self|own|reason|right|wrong|future|past|present|(?:mon|tues|wednes|thurs|fri|satur|sun)day|minute|hour|hours|age|name|birthday|bday|sign|god|universe|cosmos|hell|dot|view|msg|message|word|words|above|below|only|real|true|good|bad|phone)$/i
