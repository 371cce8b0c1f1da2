import { sealed as ofAsk } from './features/ask/sealed.ts'
import { sealed as ofAuth } from './features/auth/sealed.ts'
import { sealed as ofBlueprint } from './features/blueprint/sealed.ts'
import { sealed as ofSky } from './features/sky/sealed.ts'
import { sealed as ofDaily } from './features/daily/sealed.ts'
import { sealed as ofDebug } from './features/debug/sealed.ts'
import { sealed as ofForesight } from './features/foresight/sealed.ts'
import { sealed as ofProfile } from './features/profile/sealed.ts'
import type { SealedPlace } from './platform/vault/sealed-column.ts'

/** Every place where something of a person stands encrypted. A test holds this list against the database. */
export const SEALED_COLUMNS: SealedPlace[] = [
  ofProfile,
  ofAuth,
  ofAsk,
  ofSky,
  ofDaily,
  ofForesight,
  ofBlueprint,
  ofDebug,
].flatMap((columns): SealedPlace[] => Object.values(columns))
