/** The sign-up whose confirmation this tab waits for. A reload keeps it; the password is not in it. */
export interface WaitingSignUp {
  email: string
  /** with it, and only with it, the server says how this sign-up stands */
  secret: string
  /** the first place found, where one was typed and none chosen */
  assumedPlace: string | null
}

export function readWaitingSignUp(storage: Pick<Storage, 'getItem'> = sessionStorage): WaitingSignUp | null {
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? 'null')
    const isWhole = typeof stored === 'object' && stored !== null && 'email' in stored && 'secret' in stored
    if (!isWhole || typeof stored.email !== 'string' || typeof stored.secret !== 'string') return null
    const assumedPlace =
      'assumedPlace' in stored && typeof stored.assumedPlace === 'string' ? stored.assumedPlace : null
    return { email: stored.email, secret: stored.secret, assumedPlace }
  } catch {
    return null
  }
}

export function keepWaitingSignUp(waiting: WaitingSignUp): void {
  sessionStorage.setItem(KEY, JSON.stringify(waiting))
}

export function dropWaitingSignUp(): void {
  sessionStorage.removeItem(KEY)
}

const KEY = 'astrarium-sign-up'
