import { PASSWORD_MIN, passwordFault } from '@astrarium/contracts'
import type { PasswordFault } from '@astrarium/contracts'
import { AppError } from '../../../platform/app-error.ts'
import { isCommonPassword } from '../../../platform/auth/common-passwords.ts'

type Fault = PasswordFault | 'common'

/**
 * What is tried before anything else is nobody's password. Throws password_weak with the reason; one
 * that is too short is refused where it would be set.
 */
export async function checkPassword(password: string, email: string): Promise<void> {
  const fault = await faultOf(password, email)
  if (fault)
    throw new AppError('password_weak', 'This password is among the first that are tried', {
      fields: { password: fault },
    })
}

export async function faultOf(password: string, email: string): Promise<Fault | null> {
  if (password.length < PASSWORD_MIN) return null
  return passwordFault(password, email) ?? ((await isCommonPassword(password)) ? 'common' : null)
}
