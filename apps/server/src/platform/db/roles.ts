import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { pgPolicy, pgRole } from 'drizzle-orm/pg-core'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/**
 * The roles that the server takes on inside its transactions. The login role owns the tables and every policy
 * is forced, so a query outside of a role's transaction sees no person's row at all.
 */
const appUser = pgRole('app_user').existing()
/** sign-up, sign-in, sessions and rate limits: before anybody is known */
const appAuth = pgRole('app_auth').existing()
/** scheduled work that concerns everybody */
const appJobs = pgRole('app_jobs').existing()

/** what crosses two people: links, consents, requests */
const appCircle = pgRole('app_circle').existing()
/** names of people who chose to be found, and nothing else */
const appFinder = pgRole('app_finder').existing()

export const ROLES = ['app_idle', 'app_user', 'app_auth', 'app_circle', 'app_finder', 'app_jobs'] as const

/** Whose transaction this is; null (and so nobody's rows) when it was not said. */
export const actorId = sql`nullif(current_setting('app.user_id', true), '')::uuid`

/** The rows of a person: theirs alone to read and write, apart from jobs. */
export function ownedBy(table: string, owner: AnyPgColumn) {
  return [
    pgPolicy(`${table}_own`, {
      to: appUser,
      for: 'all',
      using: sql`${owner} = ${actorId}`,
      withCheck: sql`${owner} = ${actorId}`,
    }),
    forJobsAlone(table),
  ]
}

/** Rows that only the sign-in machinery (and jobs) may touch. */
export function forSignIn(table: string) {
  return [
    pgPolicy(`${table}_auth`, { to: appAuth, for: 'all', using: sql`true`, withCheck: sql`true` }),
    forJobsAlone(table),
  ]
}

/** Of such a row its person may write the columns that a grant names, and read none but its key. */
export function writtenByOwner(table: string, owner: AnyPgColumn) {
  const isTheirs = sql`${owner} = ${actorId}`
  return pgPolicy(`${table}_own`, { to: appUser, for: 'all', using: isTheirs, withCheck: isTheirs })
}

/** Rows that no person's request touches, beside what others may do with them. */
export function forJobsAlone(table: string) {
  return pgPolicy(`${table}_jobs`, { to: appJobs, for: 'all', using: sql`true`, withCheck: sql`true` })
}

/** Rows that come into being together with an account (a trigger makes them), before anybody is signed in. */
export function madeWithAccount(table: string) {
  return pgPolicy(`${table}_made_with_account`, { to: appAuth, for: 'insert', withCheck: sql`true` })
}

/** Rows that two people share, or that the one may see of the other: those of which `those` is true. */
export function forCircle(table: string, those: SQL, action: 'all' | 'select' = 'all') {
  return pgPolicy(`${table}_circle`, {
    to: appCircle,
    for: action,
    using: those,
    ...(action !== 'select' && { withCheck: those }),
  })
}

/** Rows of people who chose to be found. */
export function forFinder(table: string, those: SQL) {
  return pgPolicy(`${table}_finder`, { to: appFinder, for: 'select', using: those })
}

/** What a transaction between two people was told about the one who acts, beside who it is. */
export const toldOf = (setting: keyof CircleActor) =>
  sql.raw(`nullif(current_setting('${settingOf(setting)}', true), '')`)

/** How long a transaction may wait in the middle, and a statement take: the database ends it then. */
export const LIMITS = [
  ['idle_in_transaction_session_timeout', 15_000],
  ['statement_timeout', 30_000],
] as const

/** By what rows that cross two people are found. */
export interface CircleActor {
  /** none for whoever comes by a link alone */
  userId?: string
  /** of the confirmed address, see `Auth.hashAddress` */
  addressHash?: string
  /** of the secret in a link */
  tokenHash?: string
}

function settingOf(name: keyof CircleActor): string {
  return `app.${SETTINGS[name]}`
}

const SETTINGS = {
  userId: 'user_id',
  addressHash: 'address_hash',
  tokenHash: 'token_hash',
} as const satisfies Record<keyof CircleActor, string>

export type Settings = [name: string, value: string][]

/** What tells an operator's transaction from the service's own work, which runs in the same role. */
export const BY_OPERATOR: Settings = [['app.is_operator', 'yes']]

/** What a transaction is told about the one who acts: nothing of what is not known of them. */
export function settingsOf(actor: CircleActor): Settings {
  return (['userId', 'addressHash', 'tokenHash'] as const).flatMap((name) => {
    const value = actor[name]
    return value ? [[settingOf(name), value]] : []
  })
}
