/** What in a message speaks of an illness and of somebody near, in numbers, for the head that hears it. */
import { KIN } from './kin-words.ts'

const MOST_COUNTED = 3

/** Whether words of illness stand in it, how many, whether somebody near does, and whether both do. */
export function illnessMarks(text: string): readonly number[] {
  const words = wordsOf(text)
  const ill = words.filter((word) => ILL.has(word)).length
  const isOfSomebody = words.some((_, at) => kinAt(words, at) > 0)
  return [ill > 0 ? 1 : 0, Math.min(MOST_COUNTED, ill), isOfSomebody ? 1 : 0, ill > 0 && isOfSomebody ? 1 : 0]
}

export interface Word {
  /** small, and without what marks whose it is: "mum's" is "mum" */
  word: string
  /** the same with its capitals */
  typed: string
  /** "mum's" */
  isMarked: boolean
  isCapital: boolean
  /** a comma or a stop stands behind it */
  isLast: boolean
}

export function readWords(text: string): Word[] {
  return [...text.replaceAll('’', "'").matchAll(WORD)].map(({ groups }) => {
    const typed = bare(groups!['word']!)
    return {
      word: typed.toLowerCase(),
      typed,
      isMarked: groups!['word']!.endsWith("'s"),
      isCapital: /^\p{Lu}\p{L}+$/u.test(typed),
      isLast: groups!['stop'] !== '',
    }
  })
}
const WORD = /(?<word>[\p{L}\p{M}\d&'-]+)(?<stop>[.,;:!?]?)/gu

export function wordsOf(text: string): string[] {
  return readWords(text).map(({ word }) => word)
}

/** How many words from here on are what somebody near is called: 0, 1, 2 or 3. */
export function kinAt(words: readonly string[], at: number): number {
  for (const length of [3, 2]) if (KIN.has(words.slice(at, at + length).join(' '))) return length
  const word = words[at] ?? ''
  return KIN.has(word) || KIN.has(single(word)) ? 1 : 0
}

export function isOfIllness(word: string): boolean {
  return ILL.has(word)
}

/** "Husbands" stands mostly for "husband's". */
export function single(word: string): string {
  return word.endsWith('s') && !KIN.has(word) ? word.slice(0, -1) : word
}

function bare(word: string): string {
  const open = word.startsWith("'") ? word.slice(1) : word
  return open.endsWith("'s") ? open.slice(0, -2) : open.endsWith("'") ? open.slice(0, -1) : open
}

/** Places, people and deeds of medicine, illnesses, and what befalls a body. */
const ILL: ReadonlySet<string> = new Set(
  [
    'hospital hospitals hospitalised hospitalized hospice clinic ward icu nicu picu itu a&e ambulance paramedics',
    'theatre surgeon surgeons surgery operation op operated operate amputation amputated bypass stent transplant dialysis ventilator',
    'intubated sedated coma comatose unconscious unresponsive oxygen tubes drip drips morphine palliative terminal dying',
    'chemo chemotherapy radiation radiotherapy oncology oncologist cancer tumor tumour tumours tumors lymphoma leukemia leukaemia',
    'melanoma glioblastoma malignant metastases metastasis biopsy scan mri lump spread stage diagnosis diagnosed dementia',
    'alzheimer alzheimers parkinson parkinsons als ms neurone neuron sclerosis stroke strokes seizure seizures aneurysm',
    'clot haemorrhage hemorrhage bleed bleeding sepsis pneumonia meningitis covid infection fever dengue malaria tuberculosis',
    'kidney kidneys liver pancreas pancreatic lung lungs heart bowel marrow brain cardiac ill sick poorly unwell bedridden',
    'critical critically feverish overdose overdosed collapsed fainted fell crushed fracture fractured paralysed paralyzed',
    'doctor doctors nurse nurses rites psych psychiatric depressed anorexia starving wheelchair hip pelvis skull',
    'intensive admitted admit admits bedside prognosis treatment treatments wounded injured injury injuries resuscitated paramedic',
    'premature incubator preeclampsia pre-eclampsia miscarriage miscarried miscarrying',
  ].flatMap((row) => row.split(' ')),
)
