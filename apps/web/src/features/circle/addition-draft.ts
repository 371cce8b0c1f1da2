import type { About } from './about-faults.ts'

/** What was typed on the way into the Circle. */
export interface AdditionDraft extends About {
  isInviting: boolean
  /** empty unless they are invited */
  email: string
  /** the form of birth details, as it told of itself */
  birth: unknown
}

export const EMPTY_ADDITION: AdditionDraft = {
  name: '',
  relationshipTag: '',
  context: '',
  isInviting: false,
  email: '',
  birth: null,
}
