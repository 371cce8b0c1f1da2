/**
 * A second look at a question that was not understood: slips of the fingers, and the short forms of
 * telephones.
 */
import { editDistance } from '../language/edit-distance.ts'

const SHORT: Readonly<Record<string, string>> = {
  wat: 'what',
  wut: 'what',
  wen: 'when',
  wich: 'which',
  hw: 'how',
  y: 'why',
  u: 'you',
  r: 'are',
  ur: 'your',
  im: "i'm",
  pls: 'please',
  plz: 'please',
  shud: 'should',
  shld: 'should',
  wuld: 'would',
  cud: 'could',
  wil: 'will',
  gonna: 'going to',
  wanna: 'want to',
  bf: 'boyfriend',
  gf: 'girlfriend',
  luv: 'love',
  tmrw: 'tomorrow',
  tmr: 'tomorrow',
  '2day': 'today',
  '2morrow': 'tomorrow',
  nxt: 'next',
  mo: 'month',
  kil: 'kill',
  kll: 'kill',
  mysef: 'myself',
}

/** Words that questions are made of; what is near one of them, and no other word, is taken for it. */
const WORDS =
  `about abroad afraid again ahead always angry anxious apartment because become before begin best better birthday boyfriend break
  business buy career change chart children choose coming communication company confidence conversation could creative decide decision depressed
  difficult direction divorce dream energy enough enemy evening ever expect exhausted family father feeling find finish focus forecast forever
  friend friends future girlfriend guidance happen happening happy health help home horoscope house husband interview jealous keep know learn
  leave life lonely long look love luck lucky marriage married marry meet meeting message money month months morning mother move moving myself
  need next overdose parents partner people person personality planet present problem project promotion purpose quit reason relationship resign
  romance romantic salary school should single sister soulmate spiritual start strength strengths strong stuck success suicide talent talents
  talk tell there think this tired today together tomorrow travel trust understand university unhappy wait want weakness wedding week weekend
  what when where which will with work worried would wrong year years yesterday your monday tuesday wednesday thursday friday saturday sunday
  january february march april june july august september october november december spring summer autumn winter`
    .split(/\s+/)
    .filter(Boolean)
const KNOWN = new Set(WORDS)
/** Words of their own that lie next to one of the list. */
const OTHERS = new Set(
  `bill fill pill hill till mill skill still live lives lie like lake line lone lose loss lost lots dove glove cove mother brother bother other another
  month mouth south want wand went west best rest test nest beat heat meat seat team moon noon soon look book cook took hook good food mood wood
  fear dear bear wear year near hear here hare have hate late date rate gate fate face race pace place space grace trace plan plane plant plans
  your hour four tour sour pour our out time times tile tire hire fire wire wine wind find kind mind bind hind done gone gore more core bore sore
  talk walk tall ball call fall hall wall well tell sell bell fell hell help held hold gold cold told fold sold word world ward card cord lord ford
  house horse hours mouse blouse though through tough rough cough dough bought brought thought fought sought start star stars stare state stay
  party part port sport short shirt skirt story store stone stand stance still stick stock stuck truck trick track back pack lack rack black block
  clock lock rock sock dock duck luck suck work worn wore world words road read real red bed led lead leave leaf loan learn earn yearn year years
  feel feet fell meet met need seed feed deed weed week weak peak speak break bread brand grand band bank thank think thing things sing king ring
  bring spring string strong wrong along long song some come home dome rome name same game fame came case cause cash wash wish wife life like bike
  hike mike bake take make made maid paid said sand send sent rent bent cent tent then than them they there where were was has had did does dont
  drop shop stop step sleep steep sheep cheap health wealth death heath single simple sample people purple`.split(
    /\s+/,
  ),
)

/** The question with its slips mended, in small letters; the same text when there is nothing to mend. */
export function mendTypos(question: string): string {
  return question
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .replace(/[a-z0-9']+/g, (word) => SHORT[word] ?? mended(word))
}

function mended(word: string): string {
  if (word.length < 4 || KNOWN.has(word) || OTHERS.has(word)) return word
  const most = word.length >= 8 ? 2 : 1
  const near = WORDS.filter(
    (known) =>
      known[0] === word[0] &&
      Math.abs(known.length - word.length) <= most &&
      editDistance(word, known) <= most,
  )
  return near.length === 1 ? (near[0] ?? word) : word
}
