import { createHash, randomBytes } from 'node:crypto'

/** A secret for a link or a browser; only its hash is kept. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
