/** What anybody would try first, as far as it can be seen without a list of what others chose. */
export type PasswordFault = 'repeated' | 'like_email'

export function passwordFault(password: string, email: string): PasswordFault | null {
  const typed = password.toLowerCase()
  if (isRepeated(typed) || isRow(typed)) return 'repeated'
  return isLikeEmail(typed, email.toLowerCase()) ? 'like_email' : null
}

/** One to four characters again and again: aaaaaa, 121212, lalalala. */
const isRepeated = (typed: string): boolean => /^(.{1,4}?)\1+$/u.test(typed)

/** As they follow one another in the alphabet, in counting, or on a keyboard, forth or back. */
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'yxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
]
function isRow(typed: string): boolean {
  const back = typed.split('').toReversed().join('')
  return ROWS.some((row) => row.includes(typed) || row.includes(back))
}

/** The address, its name before the @ or after it, also with digits or signs around it. */
function isLikeEmail(typed: string, email: string): boolean {
  const [name = '', place = ''] = email.split('@')
  const known = [email, name, place, place.split('.')[0]!].map(bare).filter(({ length }) => length >= 3)
  return [bare(typed), bare(typed.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, ''))].some((one) =>
    known.includes(one),
  )
}

const bare = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '')
