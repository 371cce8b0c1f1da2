import { signUp } from './en/sign-up.ts'

/** Apart from `words`, so that they are loaded with the pages that need them: a person signs up once. */
export const signUpWords: typeof signUp = signUp
