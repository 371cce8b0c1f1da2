import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { Json } from './person.ts'

/** A device that keeps one passkey, as WebAuthn has it: ES256, no attestation, its owner looked at. */
export class Authenticator {
  readonly id = randomBytes(16)
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  private count = 0
  private readonly origin: string
  private readonly asksOwner: boolean

  constructor(origin: string, { asksOwner = true } = {}) {
    this.origin = origin
    this.asksOwner = asksOwner
  }

  register({ challenge }: Json): Json {
    const { x, y } = this.keys.publicKey.export({ format: 'jwk' })
    const key = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      bytes(Buffer.from(x!, 'base64url')),
      Buffer.from([0x22]),
      bytes(Buffer.from(y!, 'base64url')),
    ])
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, key])
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      text('fmt'),
      text('none'),
      text('attStmt'),
      Buffer.from([0xa0]),
      text('authData'),
      bytes(Buffer.concat([this.head(0x40), credential])),
    ])
    return this.answer({
      clientDataJSON: this.clientData('webauthn.create', challenge as string).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    })
  }

  signIn({ challenge }: Json): Json {
    const clientData = this.clientData('webauthn.get', challenge as string)
    const authenticatorData = this.head(0)
    const said = Buffer.concat([authenticatorData, hash(clientData)])
    return this.answer({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authenticatorData.toString('base64url'),
      signature: sign('sha256', said, this.keys.privateKey).toString('base64url'),
    })
  }

  private answer(response: Json): Json {
    const id = this.id.toString('base64url')
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
  }

  private clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }))
  }

  private head(flags: number): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(++this.count)
    const seen = flags | 0x01 | (this.asksOwner ? 0x04 : 0)
    return Buffer.concat([hash(Buffer.from(new URL(this.origin).hostname)), Buffer.from([seen]), count])
  }
}

const hash = (of: Buffer) => createHash('sha256').update(of).digest()
/** CBOR, as far as it is needed here. */
const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])
const bytes = (value: Buffer) => Buffer.concat([Buffer.from([0x58, value.length]), value])
