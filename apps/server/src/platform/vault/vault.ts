import { createCipheriv, createDecipheriv, createSecretKey, randomBytes } from 'node:crypto'
import type { SealedColumn, SealedPlace } from './sealed-column.ts'

/**
 * Values that do not open: forged, cut, moved to another owner or column, or sealed with a key that is gone.
 */
export class VaultError extends Error {
  override name = 'VaultError'
}

/**
 * Seals what is personal before it reaches the database: AES-256-GCM, with the owner's id and the column's
 * name as additional data, so that a value copied into another person's row (or another column) does not
 * open. Form: `keyId.base64url(iv 12 bytes · tag 16 bytes · ciphertext)`; the key id stands beside each value
 * for rotation.
 */
export interface Vault {
  /** of the key that seals */
  keyId: string
  seal<T>(column: SealedColumn<T>, owner: string, value: NoInfer<T>): string
  open<T>(column: SealedColumn<T>, owner: string, sealed: string): T
  /** null stays null */
  open<T>(column: SealedColumn<T>, owner: string, sealed: string | null): T | null
  /** The same value, sealed with the current key. */
  reseal(place: SealedPlace, owner: string, sealed: string): string
}

export interface KeyRing {
  /** id of the key that seals; the others only open */
  current: string
  keys: Record<string, string>
}

export function openVault(ring: KeyRing): Vault {
  // as objects: bytes would be made into one for each value, which takes four times as long as to open it
  const keys = new Map(
    Object.entries(ring.keys).map(([id, base64]) => [id, createSecretKey(base64, 'base64')] as const),
  )
  for (const [id, key] of keys)
    if (key.symmetricKeySize !== 32) throw new VaultError(`Key ${id} must be 32 bytes`)
  const current = keys.get(ring.current)
  if (!current) throw new VaultError(`There is no key ${ring.current}`)

  const sealText = ({ sealedAs }: SealedPlace, owner: string, plain: string) => {
    const iv = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', current, iv)
    cipher.setAAD(additionalData(owner, sealedAs))
    const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
    return `${ring.current}.${Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')}`
  }
  const openText = ({ sealedAs }: SealedPlace, owner: string, sealed: string) => {
    const dot = sealed.indexOf('.')
    const key = keys.get(sealed.slice(0, dot))
    if (!key) throw new VaultError('The key of a sealed value is missing')
    const bytes = Buffer.from(sealed.slice(dot + 1), 'base64url')
    if (bytes.length < 28) throw new VaultError('A sealed value is cut short')
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
    decipher.setAAD(additionalData(owner, sealedAs))
    decipher.setAuthTag(bytes.subarray(12, 28))
    try {
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
    } catch {
      throw new VaultError('A sealed value does not open: it was changed, or belongs elsewhere')
    }
  }
  function open<T>(column: SealedColumn<T>, owner: string, sealed: string): T
  function open<T>(column: SealedColumn<T>, owner: string, sealed: string | null): T | null
  function open<T>(column: SealedColumn<T>, owner: string, sealed: string | null): T | null {
    return sealed === null ? null : column.read(openText(column, owner, sealed))
  }

  return {
    keyId: ring.current,
    seal: (column, owner, value) => sealText(column, owner, column.write(value)),
    open,
    reseal: (place, owner, sealed) => sealText(place, owner, openText(place, owner, sealed)),
  }
}

/** `id:base64,id2:base64`; the first one seals. */
export function parseKeyRing(text: string): KeyRing {
  const pairs = text.split(',').map((pair) => pair.split(':') as [string, string])
  return { current: pairs[0]![0], keys: Object.fromEntries(pairs) }
}

export function newKeyRing(): KeyRing {
  return { current: 'k1', keys: { k1: randomBytes(32).toString('base64') } }
}

function additionalData(owner: string, column: string): Buffer {
  return Buffer.from(`${owner}\n${column}`, 'utf8')
}
