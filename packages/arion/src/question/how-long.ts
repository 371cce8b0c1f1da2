/**
 * How long a pressure of one's own goes on: a bad patch, a strain, a standstill. What somebody has (a
 * marriage, a job), a symptom, the world and another's mood have no last day in a sky of one's own.
 */

/** `text` is plain and small. */
export function asksHowLong(text: string): boolean {
  if (SYMPTOM.test(text)) return false
  const asked = text.slice(Math.max(text.search(ASKS), 0))
  if (!ASKS.test(asked) || WORLD.test(asked)) return false
  if (OTHERS.test(asked.replace(BETWEEN, ' '))) return false
  return PRESSURE.test(asked) || (BARE.test(asked) && !HAD.test(text) && !WORLD.test(text))
}

/** "How long will this fight with my sister go on?" asks after nobody's life. `text` is plain and small. */
export function asksHowLongAQuarrelLasts(text: string): boolean {
  return asksHowLong(text) && QUARREL.test(text) && !END_OF_LIFE.test(text)
}

/** When a symptom is over is a doctor's to say. `text` is plain and small. */
export function asksWhenSymptomEnds(text: string): boolean {
  return ASKS.test(text) && BODILY.test(text)
}

const BODILY =
  /\b(?:itch\w*|rash|rashes|bleeding|dizziness|swelling|eczema|hives|cramps|(?:pain|ache|soreness) in (?:my|his|her|the) (?:\w+ )?(?:knees?|hips?|shoulders?|back|neck|legs?|arms?|hands?|foot|feet|ankles?|wrists?|elbows?|stomach|belly|side|jaw|tooth|teeth|ears?|eyes?|chest|head))\b/
const ENDS =
  '(?:(?:be |get |become )?(?:over|(?:any )?better|easier|lighter|calmer|quieter)|ends?|stops?|pass|lifts?|eases?|lets? (?:up|go)|calms? down|settles?)(?=$| (?:now|then|soon|again|at last|for (?:me|us)|this|next|with|at|in)\\b)'
const ASKS = new RegExp(
  [
    `\\bhow (?:much |many more \\w+ )?long(?:er)?\\b(?! ago\\b)(?! (?:more )?(?:has|have|had|did|was|were|before|until|till?|to|should|must|ought|would|is too|i can|will i have|(?:does|do|will|did) it take)\\b)`,
    `\\bwhen (?:does|do|will|is|are|can) (?:\\w+ ){1,8}?${ENDS}`,
    `\\bwill (?:\\w+ ){1,6}?${ENDS}`,
  ].join('|'),
)

const QUARREL_WORDS = '(?:fights?|fighting|quarrels?|arguments?|arguing|rows?|feuds?|tensions?|conflicts?)'
const QUARREL = new RegExp(`\\b${QUARREL_WORDS} (?:\\w+ ){0,2}?(?:with|between)\\b`)
const END_OF_LIFE =
  /\b(?:die|dies|died|dying|dead|death|ill|illness|sick|sickness|cancer|tumou?r|disease|dementia|alzheimer\w*|stroke|hospital|hospice|coma|chemo\w*|old|age|life|live)\b/

const PRESSURE = new RegExp(
  [
    '\\b(?:pressures?|stress|strains?|burdens?|heaviness|crisis|slump|rut|standstill|stagnation|dry spell|lull|trouble|troubles|mess|chaos|struggles?|struggling|hardship|setbacks?|worries|worry|tiredness|exhaustion|sadness|loneliness|gloom|funk|limbo|delays?|blockage|uncertainty|restlessness|heart ?break|heart ?ache|worst|mood|my temper)\\b',
    `\\b${QUARREL_WORDS}\\b`,
    '\\b(?:bad|rough|hard|tough|difficult|dark|heavy|rotten|lousy|sad|lonely|tired|stressful|strange|low|lean|slow|good|happy|lucky|easy|great|best) (?:\\w+ )?(?:patch|phase|times?|stretch|spell|season|streak|run|luck|year|month|weeks?|days|mood)\\b',
    '\\b(?:phase|lucky streak|luck)\\b',
    '\\b(?:deal|dealing|put up|cope|coping|put) (?:\\w+ )?(?:with|w)\\b|\\b(?:endure|suffer|bear|hold out|hang on)\\b',
    '\\bi (?:\\w+ ){0,3}?(?:stuck|tired|exhausted|worn out|drained|down|stressed|overwhelmed|broke|lonely|sad)\\b',
    '\\blets? up\\b',
  ].join('|'),
)

/** Nothing is named, or only "this": whatever presses. */
const IT = '(?:it|this|that|all (?:of )?(?:it|this|that)|this all|it all|everything)'
const BARE = new RegExp(
  [
    `^how (?:much )?long(?:er)?(?: (?:still|more|yet|now|then|exactly))*(?: (?:does|will|is|can|gonna) ${IT}(?: (?:still|all|really|going|gonna|to|be|go|goes|going|on|last|lasts|stay|keep up|continue|for me|like this))*)?$`,
    `^when (?:does|will|is|can) ${IT} (?:(?:ever|finally|all|at last|be|going|gonna|to) )*${ENDS}`,
    `^will ${IT} (?:(?:ever|finally|all|at last|be|soon) )*${ENDS}`,
  ].join('|'),
)

const HAD =
  /\b(?:marriage|married|relationship|love|loves|romance|affair|engagement|together|couple|friendship|friends?|job|position|contract|career|business|company|savings|money i|income|success|health|healthy|pregnan\w*|lease|meeting|drive|flight|journey|trip|exam|surgery|operation)\b/
const WORLD =
  /\b(?:wars?|governments?|president|minister|countr(?:y|ies)|nations?|econom\w+|inflation|recession|pandemic|epidemic|lockdown|strikes?|sanctions|embargo|elections?|housing market|markets?|world|weather|heat|heat ?wave|rain|storms?|winter|drought|ukraine|russia|gaza|israel)\b/
const SYMPTOM =
  /\b(?:itch\w*|rash\w*|pains?|painful|ach(?:e|es|ing)|\w+aches?(?<!heartaches?)|hurts?|hurting|bleed\w*|dizz\w+|vertigo|swell\w*|swollen|sore\w*|numbness|cramps?|cough\w*|fever|flu|infection|migraines?|nausea|vomit\w*|blood|symptoms?|palpitations|tinnitus|heart ?burn|eczema|acne|hives|allerg\w+|inflam\w+|knees?|chemo\w*|medication|depress\w*|burn ?out|anxiety|panic|insomnia|hot flush\w*|menopause|pregnan\w*|contractions|my (?:\w+ )?periods?|pressure (?:in|on|behind) (?:my|the) (?:\w+ )?(?:chest|head|heads?|eyes?|ears?|sinus\w*|stomach|belly|bladder|skull|neck))\b/

/** Whom one is at odds with is no other's state. */
const BETWEEN = /\b(?:with|against|between|from|over) (?:him|her|them|us|(?:my|our|the) \w+(?: and me)?)\b/g
const OTHERS =
  /\b(?:he|she|they|his|her|their|him|them|a man|a woman)\b|\b(?!(?:it|that|this|what|how|when|there|let|today|year|month|week)'s)\p{L}+'s\b|\b(?:my|our) (?:\w+ )?(?:mother|mum|mom|mama|father|dad|papa|parents?|grand\w+|gran|nana|sister|brother|son|daughter|child|children|kids?|baby|husband|wife|partner|boyfriend|girlfriend|ex|friend|aunt|uncle|cousin|colleague|neighbou?r)\b/u
