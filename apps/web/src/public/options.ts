/** What an operator may set about the public pages. */
export interface PublicOptions {
  /** contact address of the pages */
  email: string
  /** where the source of the running version can be had: the licence asks for it */
  sourceUrl: string
  /** of the copyright line */
  year: number
}

/** Addresses of what a page needs beside its HTML. */
export interface PageAssets {
  css: string
  /** fonts that the first screen needs */
  fonts: readonly string[]
}

/** A visitor is offered an account; who is signed in, the way back in. */
export type Reader = 'visitor' | 'signed-in'
