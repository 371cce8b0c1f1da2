import { PASSWORD_MAX, PASSWORD_MIN, passwordFault } from '@astrarium/contracts'
import { isEmail } from '../../lib/is-email.ts'
import { words } from '../../words/index.ts'

export interface Account {
  name: string
  email: string
  password: string
  termsAccepted: boolean
}

export const NO_ACCOUNT: Account = { name: '', email: '', password: '', termsAccepted: false }

const { missing } = words.signUp.account

/** What is missing or wrong in the account step, for each field. */
export function validateAccount({
  name,
  email,
  password,
  termsAccepted,
}: Account): Partial<Record<keyof Account, string>> {
  const errors: Partial<Record<keyof Account, string>> = {}
  if (!name.trim()) errors.name = missing.name
  else if (name.trim().length < 2) errors.name = missing.nameShort
  if (!email.trim()) errors.email = missing.email
  else if (!isEmail(email)) errors.email = missing.emailForm
  if (!password) errors.password = missing.password
  else if (password.length < PASSWORD_MIN) errors.password = missing.passwordShort
  else if (password.length > PASSWORD_MAX) errors.password = missing.passwordLong
  else {
    const fault = passwordFault(password, email.trim())
    if (fault) errors.password = words.signUp.account.weak[fault]
  }
  if (!termsAccepted) errors.termsAccepted = missing.terms
  return errors
}

/**
 * What has nothing in it yet, without which Continue goes on nowhere. What is wrong with the rest is said on
 * pressing.
 */
export function emptyInAccount({ name, email, password, termsAccepted }: Account): (keyof Account)[] {
  const isEmpty: Record<keyof Account, boolean> = {
    name: !name.trim(),
    email: !email.trim(),
    password: !password,
    termsAccepted: !termsAccepted,
  }
  return (Object.keys(isEmpty) as (keyof Account)[]).filter((field) => isEmpty[field])
}
