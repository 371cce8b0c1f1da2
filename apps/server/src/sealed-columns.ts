import * as features from './features.ts'
import type { Feature } from './platform/feature.ts'
import type { SealedPlace } from './platform/vault/sealed-column.ts'

/** Every place where something of a person stands encrypted. A test holds this list against the database. */
export const SEALED_COLUMNS: SealedPlace[] = Object.values<Feature>(features).flatMap(({ sealed = {} }) =>
  Object.values(sealed),
)
