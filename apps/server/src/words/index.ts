export { mailWords } from './en/mail.ts'
