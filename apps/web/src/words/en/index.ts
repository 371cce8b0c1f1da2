import { ask } from './ask.ts'
import { auth } from './auth.ts'
import { birth } from './birth.ts'
import { chart } from './chart.ts'
import { common } from './common.ts'
import { errors } from './errors.ts'
import { home } from './home.ts'
import { profile } from './profile.ts'
import { sanctum } from './sanctum.ts'

export const en = { common, errors, auth, sanctum, ask, birth, chart, home, profile }
