export { foresightWords } from './en/foresight.ts'
export { mailWords } from './en/mail.ts'
