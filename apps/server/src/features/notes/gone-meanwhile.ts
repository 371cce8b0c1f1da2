import { AppError } from '../../platform/app-error.ts'
import { noSuchAnswer } from '../ask/service/read-answer.ts'
import { noSuchMember } from '../circle/open-member.ts'

const FOREIGN_KEY_VIOLATION = '23503'

/** What was read a moment ago and is gone as a note of it is added; null for any other error. */
export function goneMeanwhile(error: unknown): AppError | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, constraint } = cause as { code?: unknown; constraint?: unknown }
    if (code !== FOREIGN_KEY_VIOLATION) continue
    if (constraint === 'circle_notes_ask_id_asks_id_fk') return noSuchAnswer()
    if (constraint === 'circle_notes_circle_member_id_circle_members_id_fk') return noSuchMember()
    if (constraint === 'circle_notes_link_id_circle_links_id_fk')
      return new AppError('not_shared', 'The link to them has just ended')
  }
  return null
}
