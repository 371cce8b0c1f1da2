import { ask } from './ask.ts'
import { auth } from './auth.ts'
import { birth } from './birth.ts'
import { blueprint } from './blueprint.ts'
import { chart } from './chart.ts'
import { chatHistory } from './chat-history.ts'
import { common } from './common.ts'
import { dailyGate } from './daily-gate.ts'
import { daily } from './daily.ts'
import { debug } from './debug.ts'
import { errors } from './errors.ts'
import { foresight } from './foresight.ts'
import { home } from './home.ts'
import { profile } from './profile.ts'
import { sanctum } from './sanctum.ts'
import { savedChats } from './saved-chats.ts'

export const en = {
  common,
  errors,
  auth,
  sanctum,
  ask,
  chatHistory,
  daily,
  dailyGate,
  debug,
  savedChats,
  birth,
  blueprint,
  chart,
  foresight,
  home,
  profile,
}
