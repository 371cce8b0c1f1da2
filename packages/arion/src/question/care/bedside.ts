/** Somebody of the asker's lies ill, and that comes before whatever is asked of the day. */
import { sentencesOf } from '../asking.ts'
import { plain } from '../plain-text.ts'

/** Who it is, as the asker calls them, turned: "your mother"; how grave it is by their words. */
export interface Bedside {
  who: string
  is: 'hospital' | 'dying' | 'ill'
  /** what of it is asked for: words to say, strength, whether to work, or a way through it */
  asks: 'words' | 'strength' | 'work' | 'way'
  /** it was told in a turn before */
  isAgain?: true
}

/** Null where nobody is ill now, or where it is over or somebody's work. */
export function bedsideIn(typed: string): Bedside | null {
  const text = plain(typed)
  if (NOT_NOW.test(text)) return null
  const sentences = sentencesOf(typed).map(plain)
  for (const [is, words] of STATES) {
    const at = sentences.findIndex((sentence) => words.test(sentence))
    const kin = at < 0 ? null : whoIs(sentences, at, words)
    if (kin) return { who: `your ${kin.replace(WITH_S, '$1')}`, is, asks: asksFor(text) }
  }
  return null
}

/** Whoever is named last before it in its sentence, else after it there, else in the sentences before. */
function whoIs(sentences: readonly string[], at: number, words: RegExp): string | null {
  const sentence = sentences[at]!
  const { 0: state, index } = words.exec(sentence)!
  const near = somebodyIn(sentence.slice(0, index + state.length)).at(-1) ?? somebodyIn(sentence)[0]
  const found = near ?? sentences.slice(0, at).flatMap(somebodyIn).at(-1)
  return found?.kin ?? found?.bare ?? null
}

function somebodyIn(sentence: string): Record<string, string | undefined>[] {
  return [...sentence.matchAll(SOMEBODY)].map(({ groups }) => groups!)
}

/** `text` is plain and small. */
export function asksFor(text: string): Bedside['asks'] {
  if (/\bwhat (?:should|shall|can|could|do|would) i (?:say|tell)\b|\bwords\b/.test(text)) return 'words'
  if (
    /\b(?:go|going) (?:in )?to work\b|\bwork (?:today|tomorrow)\b|\bcall in\b|\b(?:day|days|time) off\b/.test(
      text,
    )
  )
    return 'work'
  return /\b(?:be|stay|being) (?:strong|brave|there)\b|\buseless\b|\bhelpless\b|\bhow (?:can|do|could|should) i (?:\w+ )?(?:help|support|be)\b/.test(
    text,
  )
    ? 'strength'
    : 'way'
}

const CLOSE =
  '(?:mother|mum|mom|mama|mam|mummy|mommy|father|dad|daddy|papa|granny|gran|grandma|grandpa|granddad|grandad|nan|nana)'
const KIN = `(?:${CLOSE}|parents|step ?(?:mother|mum|mom|father|dad|son|daughter)|grand(?:mother|father|son|daughter|child|parents)|(?:twin |little |big |older |younger |half )?(?:sister|brother|boy|girl)|sis|bro|twin|sibling|son|daughter|child|kids?|children|baby|husband|hubby|wife|partner|spouse|fianc[eé]e?|(?:best |oldest |closest )?friend|boyfriend|girlfriend|bestie|best mate|aunt|auntie|uncle|cousin|niece|nephew|(?:mother|father|sister|brother) in law)`
/** Somebody of the asker's by what they are, "mum" alone, or another one of whom only the name is known. */
const SOMEBODY = new RegExp(
  [
    `\\b(?:my|our) (?:(?:dear|poor|sweet|elderly|old|lovely|only) )?(?<kin>${KIN})(?:'?s)?\\b(?!'?s (?:job|house|office|work))`,
    `(?:^|\\b(?:and|but|because|cos|cause|since|that|when|as|with|about|if|so|now) )(?<bare>${CLOSE})(?:'?s)?\\b`,
    `\\b(?:my|our) (?<other>\\w+) (?:is|was|has|had|lies)\\b`,
  ].join('|'),
  'g',
)
const WITH_S = /^(mom|mum|dad|gran|nan|wife|son|bro|sis)'?s$/

const STATES: readonly (readonly [Bedside['is'], RegExp])[] = [
  [
    'dying',
    /\b(?:(?:is|are|'s|s|was) (?:slowly |now )*(?:dying|terminal|terminally ill)|dying (?:in|at|of|from|and)|hospice|palliative|end of life|matter of (?:days|hours|weeks)|(?:days|weeks|months|hours) (?:left )?to live|(?:not|never|wont|won't) (?:going to |gonna )?make it|life support)\b/,
  ],
  [
    'hospital',
    /\b(?:(?:is|are|'s|s|been|lies|lying|back|still|went|taken|rushed|admitted|brought|now|just|mums?|moms?|dads?|husbands?|wifes?|sons?|daughters?|sisters?|brothers?|grans?|nans?) (?:still |back |now |just |again )*(?:in|into|to) (?:the |a )?(?:hospital|icu|intensive care|a&e|er|emergency|coma|theatre|surgery)|(?:on (?:a |the )?|(?:a|the) )ventilator|(?:in|into) (?:intensive care|the icu|icu|a coma)|(?:had|having|suffered|has had|just had) (?:a |an |another )?(?:\w+ )?(?:stroke|heart attack|brain bleed|aneurysm)|(?:having|has|in|needs|going (?:in )?for|waiting for|out of|facing) (?:\w+ ){0,2}(?:surgery|an operation|operation|bypass|transplant)|took (?:him|her|them) (?:in|to (?:theatre|hospital|the hospital|surgery|a&e|the er))|(?:rushed|ambulance))\b/,
  ],
  [
    'ill',
    /\b(?:diagnosed with|(?:has|have|got|with|found|of|his|her|their) (?:\w+ ){0,3}(?:cancer|leuk\w+|lymphoma|dementia|alzheimer\w*|parkinson\w*|tumou?r|sepsis|pneumonia|heart failure|motor neurone)(?! (?:sun|moon|rising|ascendant|season|stellium|mars|venus|mercury|sign))|(?:cancer|tumou?r) (?:is|has|'s|s) (?:back|spread|come back|terminal)|(?:is|are|'s|s|been|so|really|very|terribly|seriously|gravely|critically) (?:so |really |very |terribly |seriously |gravely |critically )*(?:ill|poorly|bedridden|unconscious|sedated)|in chemo|having chemo|(?:on|starts?|starting) chemo\w*)\b/,
  ],
]

/** It is over, or it is somebody's work, or how one met. */
const NOT_NOW =
  /\b(?:works? (?:in|at|for|on)|working (?:in|at|for)|worked|volunteer\w*|job (?:in|at)|born|met|years? ago|months? ago|last (?:year|summer|winter|spring|autumn)|back in|as a (?:kid|child)|when i was|used to|survived|(?:fine|ok|okay|well|better|healthy|home) (?:now|again)|recovered|came home|(?:out of|left|leaves) (?:the )?hospital|discharged|remission|all clear|died|dead|passed away|funeral|vet|dog|cat|horse|birthday|party|stocks?|movie|show|series|book|dream(?:ed|t)?)\b/
