import type { Account } from './account.ts'

/** What was typed into the first two steps, for a reload of this tab. The password is never in it. */
export interface SignUpDraft {
  account: Omit<Account, 'password'> | null
  /** for the form of birth details to read, which knows it */
  birth: unknown
}

export function readSignUpDraft(storage: Pick<Storage, 'getItem'> = sessionStorage): SignUpDraft {
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return NOTHING
    return {
      account: 'account' in stored ? readAccount(stored.account) : null,
      birth: 'birth' in stored ? stored.birth : null,
    }
  } catch {
    return NOTHING
  }
}

/** Keeps one part beside the other. */
export function keepSignUpDraft(
  part: Partial<SignUpDraft>,
  storage: Pick<Storage, 'getItem' | 'setItem'> = sessionStorage,
): void {
  const { account, birth } = { ...readSignUpDraft(storage), ...part }
  // field by field: what has a password in it is handed over too
  const kept = account && { name: account.name, email: account.email, termsAccepted: account.termsAccepted }
  storage.setItem(KEY, JSON.stringify({ account: kept, birth }))
}

/** Once the account is made the server has it all, and nothing of a birth stays in the browser. */
export function dropSignUpDraft(): void {
  sessionStorage.removeItem(KEY)
}

function readAccount(stored: unknown): SignUpDraft['account'] {
  if (typeof stored !== 'object' || stored === null || !('name' in stored) || !('email' in stored))
    return null
  const { name, email } = stored
  if (typeof name !== 'string' || typeof email !== 'string') return null
  return { name, email, termsAccepted: 'termsAccepted' in stored && stored.termsAccepted === true }
}

const KEY = 'astrarium-sign-up-draft'
const NOTHING: SignUpDraft = { account: null, birth: null }
