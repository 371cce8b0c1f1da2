import type { Profile, SessionUser } from '@astrarium/contracts'

export const SIGN_UP_STEPS = ['account', 'birth', 'confirm', 'chart', 'context'] as const
export type SignUpStep = (typeof SIGN_UP_STEPS)[number]

/** What is known of a sign-up when the page opens. */
export interface SignUpState {
  user: SessionUser | null
  profile: Pick<Profile, 'birth' | 'chart'> | null
  /** this tab waits for a confirmation */
  isWaiting: boolean
}

/** The first step that is not done yet. */
export function firstUnfinishedStep({ user, profile, isWaiting }: SignUpState): SignUpStep {
  if (!user) return isWaiting ? 'confirm' : 'account'
  if (!profile?.birth) return 'birth'
  return profile.chart ? 'context' : 'chart'
}
