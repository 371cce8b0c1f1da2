import { createHmac } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { ConfigError } from '../config/config-error.ts'
import type { Database } from './database.ts'
import { secretProofs } from './tables.ts'

const NAME = 'AUTH_SECRET'

/** Whether something here is bound to the secret that it was begun with, so that no new one will do. */
export async function isSecretBound(db: Database): Promise<boolean> {
  const { rows } = await db.asJobs((tx) =>
    tx.execute<{ bound: boolean }>(
      sql`select exists (select from ${secretProofs}) or exists (select from users) as bound`,
    ),
  )
  return rows[0]!.bound
}

/**
 * Whether the secret is the one that this database was begun with; the first one to come is. A server with
 * another one would open, and let nobody in who has a second step.
 * @throws {ConfigError} with one line
 */
export async function proveSecret(db: Database, secret: string): Promise<void> {
  const proof = createHmac('sha256', secret).update('Astrarium').digest('base64url')
  const [kept] = await db.asJobs(async (tx) => {
    await tx.insert(secretProofs).values({ name: NAME, proof }).onConflictDoNothing()
    return tx.select().from(secretProofs).where(eq(secretProofs.name, NAME))
  })
  if (kept?.proof !== proof)
    throw new ConfigError(
      'AUTH_SECRET (or keys.json in DATA_DIR) must be the one that this database was begun with: second steps and addresses are bound to it',
    )
}
