import { browserSupportsWebAuthn, WebAuthnError } from '@simplewebauthn/browser'

/** A browser that knows passkeys, at an address that is a name: to a number belongs none. */
export function canUsePasskeys(): boolean {
  return browserSupportsWebAuthn() && !/^[\d.]+$|^\[/.test(location.hostname)
}

/** The person closed the browser's own question. */
export function isChangeOfMind(error: Error): boolean {
  return (
    error.name === 'NotAllowedError' ||
    (error instanceof WebAuthnError && error.code === 'ERROR_CEREMONY_ABORTED')
  )
}
