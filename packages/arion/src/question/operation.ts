/** An operation, in whatever words: how it goes and on which day is for those who do it. */
import { askingSentences } from './asking.ts'

const BODY =
  '(?:hips?|knees?|shoulder|back|spine|hand|foot|feet|ankle|wrist|eyes?|ears?|nose|heart|valve|lungs?|kidneys?|liver|gall ?bladder|bladder|bowel|stomach|appendix|tonsils|adenoids|hernia|cataracts?|prostate|womb|uterus|ovar(?:y|ies)|fibroids?|cysts?|breasts?|thyroid|wisdom (?:tooth|teeth)|veins?|discs?|moles?|polyps?|lump|tumou?r|gallstones?|kidney stones?)'
const WHOSE = '(?:my|his|her|our|their|your|the|a|an|both|two|four|all)'

/** Told by the way, it is no reason to decline what is asked; "what sort of day is it?" is asked of it. */
export function asksOfOperation(question: string): boolean {
  const asked = askingSentences(question).join(' ')
  if (OPERATION.test(asked)) return true
  return OPERATION.test(question) && POINTS_AT_IT.test(asked) && asked.split(' ').length <= SHORT
}

const POINTS_AT_IT = /\b(?:it|this|that|the (?:time|day|date|sky))\b/i
const SHORT = 8

export const OPERATION = new RegExp(
  [
    `\\b(?:surger(?:y|ies)|surgical|(?<!like an? )surgeons?|operated on|an(?:a)?esthetic|an(?:a)?esthesia|stents?|pacemaker|keyhole|laparoscop\\w+|hip op|knee op|under the knife)\\b`,
    `\\b(?:(?:a|the|my|his|her|their|for|organ|heart|kidney|liver|lung|marrow|cell|hair|cornea\\w*) transplants?|transplant (?:surgery|list|operation|patient))\\b(?! (?:of )?(?:my|the|our|some|them|it)\\b)`,
    `\\b(?:heart|cardiac|coronary|gastric|stomach|double|triple|quadruple|my|his|her) bypass\\b|\\b(?:have|having|has|had|needs?|needing|get|getting) (?:a|the) bypass\\b(?! (?:road|route))|\\bbypass (?:op|operation)\\b`,
    `\\b(?:my|his|her|their|the|an|this|for|after|before) (?:\\w+ )?operation\\b(?! (?:manager|team|costs?|of|runs?)\\b)`,
    `\\bc[- ]?sections?\\b|\\bca?esar(?:ean|ian)\\b`,
    `\\b\\w{3,}ectom(?:y|ies)\\b|\\b\\w{3,}plast(?:y|ies)\\b|\\b(?!micr|spectr|hor)\\w{3,}oscop(?:y|ies)\\b`,
    `\\b${BODY} (?:replacement|removal|repair|fusion|ops?|procedure)\\b|\\b(?:joint|valve) replacement\\b|\\bnew (?:hip|knee|heart valve)s?\\b`,
    `\\b(?:have|having|get|getting|had) (?:${WHOSE} )?(?:\\w+ )?${BODY} (?:taken |cut )?(?:out|removed|replaced|operated|fixed(?! on\\b)|done)\\b`,
    `\\b(?:take|taking|took|cut|cutting) (?:out ${WHOSE} (?:\\w+ )?${BODY}|${WHOSE} (?:\\w+ )?${BODY} out)\\b|\\bremov(?:e|ing) ${WHOSE} (?:\\w+ )?${BODY}\\b`,
    `\\b(?:my|his|her|the|a) (?:medical |small |minor |heart |dental )?procedure (?:is|on|next|this|tomorrow|at the (?:hospital|clinic))\\b`,
  ].join('|'),
  'i',
)
