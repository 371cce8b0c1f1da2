/**
 * The words of one language; another is one more folder with the same names, chosen here. A module and not an
 * object, so that each page loads the words that it uses and no others.
 */
export * as words from './en/index.ts'
