import { sql } from 'drizzle-orm'
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

/** Whose transaction this is; null (and so nobody's rows) when it was not said. */
const actorId = sql`nullif(current_setting('app.user_id', true), '')::uuid`

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

/** Rows that no person's request touches, beside what others may do with them. */
export function forJobsAlone(table: string) {
  return pgPolicy(`${table}_jobs`, { to: appJobs, for: 'all', using: sql`true`, withCheck: sql`true` })
}

/** Rows that come into being together with an account (a trigger makes them), before anybody is signed in. */
export function madeWithAccount(table: string) {
  return pgPolicy(`${table}_made_with_account`, { to: appAuth, for: 'insert', withCheck: sql`true` })
}
