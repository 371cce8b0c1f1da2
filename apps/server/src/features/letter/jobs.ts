import type { JobHandler, Schedule } from '../../platform/jobs/jobs.ts'
import { AT_ONCE, FIRST_WAIT_SECONDS, FURTHER_TRIES, LONGEST_WAIT_SECONDS, SEND_LETTER } from './limits.ts'
import { queueUntoldLetters } from './service/queue-untold-letters.ts'
import { giveUpLetter, sendLetter } from './service/send-letter.ts'

export const letterSchedules: Schedule[] = [
  { name: 'queue-untold-letters', cron: '* * * * *', run: queueUntoldLetters },
]

export const letterJobHandlers: JobHandler[] = [
  {
    name: SEND_LETTER,
    retries: FURTHER_TRIES,
    wait: { firstSeconds: FIRST_WAIT_SECONDS, longestSeconds: LONGEST_WAIT_SECONDS },
    atOnce: AT_ONCE,
    run: sendLetter,
    onGiveUp: giveUpLetter,
  },
]
