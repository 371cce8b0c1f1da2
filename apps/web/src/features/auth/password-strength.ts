export type StrengthLabel = 'Weak' | 'Medium' | 'Strong'

/**
 * 20 points each for: not empty, longer than 7, an uppercase letter, a digit, a character that is neither
 * letter nor digit.
 */
export function passwordStrength(password: string): { score: number; label: StrengthLabel } {
  const merits = [
    password.length > 0,
    password.length > 7,
    /[A-Z]/.test(password),
    /\d/.test(password),
    /[^A-Za-z0-9]/.test(password),
  ]
  const score = merits.filter(Boolean).length * 20
  return { score, label: score < 40 ? 'Weak' : score < 80 ? 'Medium' : 'Strong' }
}
