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

/** Where this tab stands in the wizard. */
export interface WizardState {
  /** the furthest step so far */
  reached: SignUpStep
  /** the account is there and its mail confirmed: what came before cannot be changed here any more */
  isSignedIn: boolean
  /** the account step is filled in; a reload forgets its password */
  hasPassword: boolean
}

/**
 * The step that a moment of the browser's history shows: the one it names, if there is a way (back) to it,
 * else the furthest.
 */
export function stepToShow(asked: SignUpStep, { reached, isSignedIn, hasPassword }: WizardState): SignUpStep {
  if (SIGN_UP_STEPS.indexOf(asked) >= SIGN_UP_STEPS.indexOf(reached)) return reached
  const isOpenAgain = !isSignedIn && hasPassword && (reached === 'birth' || reached === 'confirm')
  return isOpenAgain ? asked : reached
}

/** The step that an address names. */
export function readSignUpStep(value: unknown): SignUpStep | undefined {
  return SIGN_UP_STEPS.find((step) => step === value)
}
