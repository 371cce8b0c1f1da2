import type { SealedColumn } from './platform/db/reseal.ts'

/** Every place where something of a person stands encrypted. A test holds this list against the database. */
export const SEALED_COLUMNS: SealedColumn[] = [
  { table: 'profiles', column: 'personal_context', sealedAs: 'personal_context' },
  { table: 'profiles', column: 'birth', sealedAs: 'birth' },
  { table: 'profiles', column: 'birth_chart_data', sealedAs: 'birth_chart_data' },
  { table: 'pending_sign_ups', column: 'birth', sealedAs: 'pending_birth' },
  { table: 'chat_threads', column: 'title', sealedAs: 'title' },
  { table: 'chat_messages', column: 'content', sealedAs: 'message' },
  { table: 'asks', column: 'question', sealedAs: 'question' },
  { table: 'asks', column: 'answer', sealedAs: 'answer' },
  { table: 'asks', column: 'facts', sealedAs: 'facts' },
  { table: 'ask_frames', column: 'text', sealedAs: 'frame' },
  { table: 'user_daily_transit', column: 'transits', sealedAs: 'daily_transits' },
  { table: 'daily_insights', column: 'reading', sealedAs: 'daily_insight' },
  { table: 'saved_insights', column: 'content', sealedAs: 'saved_insight' },
  { table: 'foresight_insights', column: 'reading', sealedAs: 'foresight' },
  { table: 'foresight_insights', column: 'ribbon', sealedAs: 'foresight_ribbon' },
  { table: 'blueprints', column: 'birth', sealedAs: 'blueprint_birth' },
  { table: 'blueprint_answers', column: 'answer', sealedAs: 'blueprint_answer' },
  { table: 'debug_info', column: 'details', sealedAs: 'debug_details' },
]
