/** The scenes that there are, and the words of a question that name them. */

/** What it is about; where the words name one, the side of life that was heard adds none. */
export const MATTERS = [
  'shopping',
  'buying',
  'selling',
  'signing',
  'dwelling',
  'moving',
  'post',
  'trade',
  'learning',
  'exam',
  'written',
  'writing',
  'declaring',
] as const
/** Among whom one is, or with whom one is not. */
const COMPANIES = [
  'afar',
  'ringing',
  'estranged',
  'gathering',
  'leaving',
  'ex',
  'kids',
  'parting',
  'sorrow',
] as const
/** Follow from theme, person and deed as well. */
const HEARD = [
  'company',
  'present',
  'speaking',
  'contest',
  'settling',
  'courting',
  'meeting',
  'rest',
] as const

export const SCENES = [...MATTERS, ...COMPANIES, ...HEARD] as const
export type Scene = (typeof SCENES)[number]

/** Words that name a scene, as they stand in a message. */
const WORDS: Partial<Record<Scene, string>> = {
  shopping: 'buy buying bought purchase purchasing shopping',
  afar: 'ring ringing call calling phone phoning write writing text texting message messaging email mail letter dm reply',
  buying:
    'buy buying bought purchase purchasing price prices invest investing investor loan mortgage fund funding seed afford bargain haggle car borrow',
  selling: 'sell selling sold sale auction listing',
  signing:
    'sign signing signature contract contracts lease agreement terms deal mediation mediator lawyer lawyers solicitor notary negotiate negotiating negotiation negotiations settlement custody',
  dwelling:
    'house flat apartment rent renting landlord mortgage lease renovate renovation kitchen bathroom property tenant tenants viewing flatmate roommate',
  moving: 'relocate relocating emigrate emigrating abroad relocation',
  post: 'job jobs boss manager colleague colleagues coworker coworkers salary raise interview applying application promotion office employer hire hiring hired resign appraisal workplace',
  trade:
    'launch launching business startup shop store cofounder founder customer customers client clients brand company freelance',
  learning:
    'study studying studies retrain retraining university uni college degree course apprenticeship masters phd',
  exam: 'exam exams finals midterm midterms resit viva thesis defence defense orals',
  written: 'exam exams finals midterm midterms resit',
  writing: 'manuscript letter email mail novel book essay thesis draft submit publish publisher',
  declaring: 'love feelings crush confess fancy',
  ringing: 'ring ringing call calling phone phoning',
  estranged: 'spoken talked estranged reconcile reconnect silence',
  gathering:
    'thanksgiving christmas dinner party wedding birthday reunion barbecue funeral wake guests host hosting gathering hanukkah eid diwali lunch',
  leaving: 'leave leaving',
  ex: 'ex exes ex-husband ex-wife ex-boyfriend ex-girlfriend ex-partner',
  kids: 'kid kids children child son daughter stepkids',
  sorrow: 'grave cemetery funeral burial ashes memorial funeral goodbye farewell euthanise',
  contest:
    'talk talking discuss argue argument conversation confront complain complaint fight quarrel row disagree difficult mediation',
}

const SCENES_OF_WORD = new Map<string, Scene[]>()
for (const [scene, words] of Object.entries(WORDS) as [Scene, string][])
  for (const word of words.split(' ')) SCENES_OF_WORD.set(word, [...(SCENES_OF_WORD.get(word) ?? []), scene])

/**
 * `before`: the question of the turn before. "And which day?" is still of the call that was spoken of, and
 * leaving may be of the dinner. Both are plain and small.
 */
export function scenesNamed(text: string, { before, leans }: { before: string; leans: boolean }): Scene[] {
  const own = scenesOfWords(text)
  const isOpen = leans || text.split(' ').length <= SHORT || UNDECIDED.some((scene) => own.has(scene))
  const named = isOpen ? new Set([...own, ...scenesOfWords(before)]) : own
  // what was told of a burial is not what one asks the day for
  if (!own.has('sorrow')) named.delete('sorrow')
  // one leaves a dinner or a marriage, and an ex is met or owes money: the word alone does not say which
  if (!named.has('gathering')) for (const scene of UNDECIDED) named.delete(scene)
  return [...named]
}

function scenesOfWords(text: string): Set<Scene> {
  return new Set(text.split(' ').flatMap((word) => SCENES_OF_WORD.get(word.split("'")[0]!) ?? []))
}

const UNDECIDED = ['leaving', 'ex'] as const
/** So few words name no scene of their own. */
const SHORT = 4
