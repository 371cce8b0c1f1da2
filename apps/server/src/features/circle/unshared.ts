import type { Context } from '../../platform/context.ts'

/** The work by which a person's own rows lose what somebody no longer shows them. */
export const FORGET_UNSHARED = 'forget-unshared'

/** Once somebody has changed what this person is shown. */
export async function askToForget({ jobs }: Pick<Context, 'jobs'>, userId: string): Promise<void> {
  await jobs.send(FORGET_UNSHARED, userId)
}
