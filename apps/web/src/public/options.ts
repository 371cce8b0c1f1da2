/** What an operator may set about the public pages. */
export interface PublicOptions {
  /** contact address of the pages */
  email: string
  /** where the source of the running version can be had: the licence asks for it */
  sourceUrl: string
  /** of the copyright line */
  year: number
}

export interface PageAssets {
  /** the style itself, so that the first paint waits for nothing beside the page */
  css: string
  /** addresses of fonts that the first screen needs */
  fonts: readonly string[]
}

/** A visitor is offered an account; who is signed in, the way back in. */
export type Reader = 'visitor' | 'signed-in'
