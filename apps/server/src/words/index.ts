export { foresightWords } from './en/foresight.ts'
export { mailWords } from './en/mail.ts'
export { paperWords } from './en/paper.ts'
export { privacyWords } from './en/privacy.ts'
