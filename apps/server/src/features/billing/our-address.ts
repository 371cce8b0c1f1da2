import { AppError } from '../../platform/app-error.ts'
import type { Context } from '../../platform/context.ts'

/** Nobody is sent from paying to another site than ours. */
export function checkOurAddress({ config }: Context, fields: Record<string, string>): void {
  for (const [field, address] of Object.entries(fields))
    if (new URL(address).origin !== new URL(config.publicUrl).origin)
      throw new AppError('bad_request', `${field}: an address of this site`, {
        fields: { [field]: 'an address of this site' },
      })
}
