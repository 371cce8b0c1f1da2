/** The question itself said back, where no matter in it has words of its own: "how to keep your nerve". */
import { saidBack } from './said-back.ts'

/** A clause that can stand after "You ask"; null where grammar or decency would not carry it. */
export function echoOf(typed: string): string | null {
  for (const sentence of typed.replace(/[’‘`]/g, "'").split(/[.?!;\n]+(?:\s|$)|,\s*(?=how\b|why\b)/i)) {
    const text = sentence.replace(/\s+/g, ' ').trim().replace(LEAD, '')
    for (const [pattern, clause] of FORMS) {
      const rest = pattern.exec(text)?.groups?.['rest']
      const said = rest && !LEFT_OPEN.test(rest) ? saidBack(rest) : null
      if (said) return clause(said)
    }
  }
  return null
}

const LEAD = /^(?:(?:and|so|but|ok|okay|please|tell me|also|hi|hello|hey|arion),? )+/i
/** What points at something said before says nothing by itself. */
const LEFT_OPEN = /\b(?:it|this|that|these|those|he|she|they|him|her|them|so|such|there|one)\b|^(?:\w+)$|,/i

const FORMS: readonly (readonly [RegExp, (said: string) => string])[] = [
  [
    /^how (?:do|can|should|could|might|shall|must|would) i (?:best |ever |finally )?(?<rest>.+)$/i,
    (said) => `how to ${said}`,
  ],
  [/^how to (?<rest>.+)$/i, (said) => `how to ${said}`],
  [/^why do i (?<rest>.+)$/i, (said) => `why you ${said}`],
  [/^why (?:can't|cant|cannot|can not) i (?<rest>.+)$/i, (said) => `why you can't ${said}`],
  [/^why (?:don't|dont|do not) i (?<rest>.+)$/i, (said) => `why you don't ${said}`],
  [
    /^why am i (?<rest>(?:always|never|still|so|drawn|afraid|scared|not|only|often) .+)$/i,
    (said) => `why you are ${said}`,
  ],
  [/^(?:why is it|why's it) so (?<rest>(?:hard|difficult) for me to .+)$/i, (said) => `why it is so ${said}`],
  [/^what makes me (?<rest>.+)$/i, (said) => `what makes you ${said}`],
]
