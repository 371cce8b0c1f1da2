import { generateBlueprint } from '@astrarium/contracts'
import { call } from '../../lib/api.ts'

/**
 * Asks for the blueprint to be written; the work itself goes on elsewhere. Whoever signs up is held up by
 * neither a refusal nor a slow answer: the blueprint's own page shows how it stands and can begin it again.
 */
export async function beginBlueprint(patience = PATIENCE): Promise<void> {
  const begun = call(generateBlueprint, {}).then(noop, noop)
  await Promise.race([begun, new Promise((resolve) => setTimeout(resolve, patience))])
}

/** ms */
const PATIENCE = 2000
const noop = () => undefined
