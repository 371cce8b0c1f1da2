export type StrengthLabel = 'Weak' | 'Medium' | 'Strong'
export type Merit = 'length' | 'upper' | 'digit' | 'sign'

const MERITS: Record<Merit, RegExp> = {
  length: /^.{8,}$/su,
  upper: /[A-Z]/,
  digit: /\d/,
  sign: /[^A-Za-z0-9]/,
}

/**
 * 20 points each for: not empty, longer than 7, an uppercase letter, a digit, a character that is neither
 * letter nor digit. `lacks` names those that are missing.
 */
export function passwordStrength(password: string): { score: number; label: StrengthLabel; lacks: Merit[] } {
  const lacks = (Object.keys(MERITS) as Merit[]).filter((merit) => !MERITS[merit].test(password))
  const score = password === '' ? 0 : (5 - lacks.length) * 20
  return { score, label: score < 40 ? 'Weak' : score < 80 ? 'Medium' : 'Strong', lacks }
}
