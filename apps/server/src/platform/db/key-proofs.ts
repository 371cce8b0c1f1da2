import { ne, sql } from 'drizzle-orm'
import { ConfigError } from '../config/config-error.ts'
import { sealedText } from '../vault/sealed-column.ts'
import type { SealedPlace } from '../vault/sealed-column.ts'
import { openVault, VaultError } from '../vault/vault.ts'
import type { KeyRing } from '../vault/vault.ts'
import type { Database, Tx } from './database.ts'
import { keyProofs } from './tables.ts'

/** A sealed value as it stands in the database. */
interface Sample {
  owner: string
  place: SealedPlace
  sealed: string
}

const PROOF = sealedText({ table: 'key_proofs', column: 'sealed', sealedAs: 'key_proof' })
const [OWNER, PLAIN] = ['', 'Astrarium']

/**
 * One sealed value for each key that the database needs: the proofs, or, in a database that is older than its
 * proofs, values of people. None where nothing was ever sealed.
 */
export async function sealedSamples(db: Database, columns: readonly SealedPlace[]): Promise<Sample[]> {
  return db.asJobs(async (tx) => {
    const proofs = await readProofs(tx)
    return proofs.length > 0 ? proofs : samplesOfPeople(tx, columns)
  })
}

/**
 * Whether the ring opens what the database holds, and from now on also what it seals itself. Found out at the
 * start: people would otherwise meet it, and new values would be sealed with a key that strayed in.
 * @throws {ConfigError} with one line
 */
export async function proveKeys(db: Database, ring: KeyRing, samples: readonly Sample[]): Promise<void> {
  refuseUnopened(ring, samples)
  const proofs = await db.asJobs(async (tx) => {
    for (const keyId of new Set([ring.current, ...samples.map(({ sealed }) => keyIdOf(sealed))]))
      await tx
        .insert(keyProofs)
        .values({ keyId, sealed: openVault({ ...ring, current: keyId }).seal(PROOF, OWNER, PLAIN) })
        .onConflictDoNothing()
    return readProofs(tx)
  })
  // another server may have been first, with keys of its own
  refuseUnopened(ring, proofs)
}

/** Once everything is sealed with the current key, no other is needed. */
export async function retireOtherKeys(tx: Tx, ring: KeyRing): Promise<void> {
  await tx.delete(keyProofs).where(ne(keyProofs.keyId, ring.current))
}

function refuseUnopened(ring: KeyRing, samples: readonly Sample[]): void {
  const vault = openVault(ring)
  for (const { owner, place, sealed } of samples)
    try {
      vault.open(sealedText(place), owner, sealed)
    } catch (error) {
      if (!(error instanceof VaultError)) throw error
      const keyId = keyIdOf(sealed)
      const fault = keyId in ring.keys ? `its key "${keyId}" is another one` : `"${keyId}" is not among them`
      throw new ConfigError(
        `ENCRYPTION_KEYS (or keys.json in DATA_DIR) must hold the keys that sealed what is in the database: ${fault}`,
      )
    }
}

async function readProofs(tx: Tx): Promise<Sample[]> {
  const rows = await tx.select({ sealed: keyProofs.sealed }).from(keyProofs)
  return rows.map(({ sealed }) => ({ owner: OWNER, place: PROOF, sealed }))
}

async function samplesOfPeople(tx: Tx, columns: readonly SealedPlace[]): Promise<Sample[]> {
  const found = new Map<string, Sample>()
  for (const place of columns) {
    const name = sql.identifier(place.column)
    const { rows } = await tx.execute<{ owner: string; sealed: string }>(
      sql`select distinct on (split_part(${name}, '.', 1)) user_id::text as owner, ${name} as sealed
          from ${sql.identifier(place.table)} where ${name} is not null`,
    )
    for (const { owner, sealed } of rows) found.set(keyIdOf(sealed), { owner, place, sealed })
  }
  return [...found.values()]
}

function keyIdOf(sealed: string): string {
  return sealed.slice(0, sealed.indexOf('.'))
}
