import { AppError } from '../../../platform/app-error.ts'
import type { PersonContext } from '../../../platform/context.ts'
import { findHasPassword } from '../repository.ts'

/**
 * That it is the owner of the account who changes how it is entered. Answers the password, for an account
 * that has one. Throws invalid_credentials.
 */
export async function confirmPerson(
  { auth, db, actor: { userId } }: PersonContext,
  confirmation: string,
): Promise<string | undefined> {
  if (!(await auth.isConfirmedBy(userId, confirmation)))
    throw new AppError('invalid_credentials', 'The password is not right')
  return (await db.asAuth((tx) => findHasPassword(tx, userId))) ? confirmation : undefined
}
