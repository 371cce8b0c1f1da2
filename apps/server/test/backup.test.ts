import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openKeys } from '../src/open-keys.ts'
import { ConfigError } from '../src/platform/config/config-error.ts'
import { backUp } from '../src/platform/db/backup.ts'
import { readEnds } from '../src/platform/db/backup-file.ts'
import { checkPolicies } from '../src/platform/db/check-policies.ts'
import { makeRoles, migrateDatabase } from '../src/platform/db/migrate.ts'
import { runMigrations } from '../src/platform/db/migrations.ts'
import { restore } from '../src/platform/db/restore.ts'
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres/embedded-postgres.ts'
import type { EmbeddedPostgres } from '../src/platform/embedded-postgres/embedded-postgres.ts'
import { leaveFrame } from './leave-frame.ts'
import { readEverything } from './read-everything.ts'
import { TEST_SECRET } from './open-test-app.ts'
import { openSecondServer } from './second-server.ts'
import { testApp } from './test-app.ts'
import type { Person } from './person.ts'

const house = testApp()
let folder: string
let elsewhere: EmbeddedPostgres
let mara: Person
/** Mara has a row in every table, and with it a second step at the log-in. */
let ben: Person
beforeAll(async () => {
  folder = mkdtempSync('/tmp/astrarium-backup-')
  // the user that PostgreSQL runs as walks through it
  chmodSync(folder, 0o755)
  elsewhere = await startEmbeddedPostgres({ dataDir: path.join(folder, 'data'), log: () => {} })
  mara = await house.visitor().arrive()
  await mara.ask('What is my purpose?')
  await leaveFrame(house, mara)
  await readEverything(house, mara)
  await mara.call('POST', '/api/generate-user-daily-chart', { forDate: '2026-11-20' })
  await leaveWhatIsNobodys()
  // two characters at which some readers end a line
  await house.owner.query(`update users set name = U&'Mara\\2028Lind\\2029' where email = $1`, [mara.email])
  ben = await house.visitor().arrive()
  await house.visitor().signUp()
})
afterAll(async () => {
  await elsewhere.stop()
  rmSync(folder, { recursive: true })
})

/** What concerns no person, or no longer. */
async function leaveWhatIsNobodys(): Promise<void> {
  await openKeys(house.context.db, {
    dataDir: folder,
    encryptionKeys: `k1:${house.ring.keys.k1}`,
    authSecret: TEST_SECRET,
  })
  await house.owner.query(`
    insert into billing_events (event_id, type, at) values ('evt_1', 'invoice.paid', now());
    insert into blocked_addresses (address_hash, created_at) values ('of nobody', now());
    insert into daily_transits (for_date, moon_phase, sky, created_at) values ('2020-01-01', 'full', '{}', now())
      on conflict do nothing;
    insert into debug_roles select id, now() from users limit 1;
    insert into operator_acts (what) values ('keys rotated');
    insert into policy_changes (subject, words, applies_on, announced_at) values ('Vienna', 'So', now(), now());
    insert into servers values (gen_random_uuid(), now(), 'k1');
    insert into stripe_twin_objects (id, body) values ('cus_1', '{}')`)
}

/** An empty database on the other server, whose login is no superuser. */
async function emptyDatabase(name: string): Promise<string> {
  const maker = new pg.Client({ connectionString: elsewhere.url })
  await maker.connect()
  await maker.query(
    `do $$ begin create role house login createrole password 'secret'; exception when duplicate_object then null; end $$`,
  )
  await maker.query(`create database ${name} owner house`)
  await maker.end()
  const url = new URL(elsewhere.url)
  Object.assign(url, { username: 'house', password: 'secret', pathname: `/${name}` })
  return url.href
}

/** Every row of every table as PostgreSQL writes it, and what guards it; seen by a superuser. */
async function everything(url: string): Promise<Record<string, unknown>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows: tables } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  )
  const found: Record<string, unknown> = {}
  for (const { name } of tables) {
    const { rows } = await client.query<{ row: string }>(
      `select one::text as row from ${name} one order by 1`,
    )
    found[name] = rows.map(({ row }) => row)
  }
  for (const guard of [
    `select polname, polrelid::regclass::text from pg_policy order by 1, 2`,
    `select relname, relforcerowsecurity from pg_class where relnamespace = 'public'::regnamespace order by 1`,
    `select grantee, table_name, privilege_type from information_schema.role_table_grants where grantee like 'app\\_%' order by 1, 2, 3`,
    `select conname, pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace order by 1`,
    `select tgname, tgenabled from pg_trigger where not tgisinternal order by 1`,
  ])
    found[guard] = (await client.query(guard)).rows
  await client.end()
  return found
}

function asSuperuser(url: string): string {
  const { pathname } = new URL(url)
  const same = new URL(elsewhere.url)
  same.pathname = pathname
  return same.href
}

function runScript(name: 'backup' | 'restore', url: string, file: string) {
  const { status, stdout, stderr } = spawnSync(`script/${name}`, [file], {
    cwd: path.join(import.meta.dirname, '../../..'),
    env: {
      PATH: `${path.dirname(process.execPath)}:${process.env.PATH}`,
      DATABASE_URL: url,
      DATA_DIR: folder,
    },
    encoding: 'utf8',
  })
  return { status, said: stdout + stderr }
}

describe('a backup', () => {
  it('restored on a server that has never seen us is the same, byte for byte, and people go on', async () => {
    const [here, file] = [house.owner.options.connectionString!, path.join(folder, 'whole')]
    const saved = await backUp(here, file)
    // two that are empty are equal whatever happens
    expect(Object.keys(saved).filter((table) => saved[table] === 0)).toEqual([])
    const there = await emptyDatabase('whole')
    expect(await restore(there, file)).toEqual(saved)
    expect(await everything(asSuperuser(there))).toEqual(await everything(here))

    const restored = openSecondServer({ ...house, reach: { url: there, directUrl: there, way: 'direct' } })
    const same = await restored.signIn(ben)
    expect((await same.ask('What should I focus on today?')).status).toBe(200)
    expect(await same.balance()).toBe((await ben.balance()) - 1)
    await restored.close()
  })

  it('made and restored by the scripts, with a login that is no superuser, is the same as well', async () => {
    const file = path.join(folder, 'first')
    const saved = await backUp(house.owner.options.connectionString!, file)
    const [first, second] = [await emptyDatabase('first'), await emptyDatabase('second')]
    await restore(first, file)
    const total = Object.values(saved).reduce((sum, count) => sum + count, 0)
    const scripted = path.join(folder, 'scripted')
    for (const [script, url] of [
      ['backup', first],
      ['restore', second],
    ] as const)
      expect(runScript(script, url, scripted)).toMatchObject({
        status: 0,
        said: expect.stringMatching(new RegExp(`^${total} rows of `, 'm')) as string,
      })
    // each leaves word of itself, beside what was there
    const { operator_acts: made, ...same } = await everything(asSuperuser(first))
    const { operator_acts: restored, ...found } = await everything(asSuperuser(second))
    expect(found).toEqual(same)
    expect(made).toContainEqual(expect.stringContaining('backed up'))
    expect(restored).toContainEqual(expect.stringContaining('restored'))
  }, 60_000)

  it('that broke off or was changed is refused, and leaves nothing behind', async () => {
    const file = path.join(folder, 'changed')
    await backUp(house.owner.options.connectionString!, file)
    const text = gunzipSync(readFileSync(file)).toString()
    const there = await emptyDatabase('changed')
    for (const wrong of [
      text.replace('Mara Lind', 'Mora Lind'),
      text.slice(0, text.lastIndexOf('{"rows"')),
    ]) {
      writeFileSync(file, gzipSync(wrong))
      await expect(restore(there, file)).rejects.toThrow(/is not whole/)
    }
    writeFileSync(file, gzipSync(text))
    await restore(there, file)
  })

  it('that does not fill the database as it says leaves it empty, for the next try', async () => {
    const file = path.join(folder, 'counted')
    const saved = await backUp(house.owner.options.connectionString!, file)
    const text = gunzipSync(readFileSync(file)).toString()
    const there = await emptyDatabase('counted')
    const at = text.lastIndexOf('{"rows"')
    const end = text.slice(at).replace(`"asks":${saved['asks']}`, '"asks":9999')
    writeFileSync(file, gzipSync(text.slice(0, at) + end))
    await expect(restore(there, file)).rejects.toThrow(/^asks must have 9999 rows/)
    writeFileSync(file, gzipSync(text))
    expect(await restore(there, file)).toEqual(saved)
  }, 60_000)

  it('that cannot be read again is none', async () => {
    const file = path.join(folder, 'unread')
    await backUp(house.owner.options.connectionString!, file)
    const whole = readFileSync(file)
    writeFileSync(file, whole.subarray(0, whole.length / 2))
    await expect(readEnds(file)).rejects.toThrow(/is not whole/)
    writeFileSync(file, 'Dear Mara')
    await expect(readEnds(file)).rejects.toThrow(/is no backup/)
  })

  it('is restored into an empty database alone', async () => {
    const file = path.join(folder, 'twice')
    await backUp(house.owner.options.connectionString!, file)
    await expect(restore(house.owner.options.connectionString!, file)).rejects.toThrow(ConfigError)
  })
})

it('a start on a database that has lost a policy is refused in one line', async () => {
  const there = await emptyDatabase('unguarded')
  await migrateDatabase(there)
  const client = new pg.Client({ connectionString: there })
  await client.connect()
  await client.query('drop policy asks_own on asks')
  await expect(migrateDatabase(there)).rejects.toThrow(/^DATABASE_URL .*policy asks_own is missing/)
  await client.query('alter table profiles no force row level security')
  await expect(migrateDatabase(there)).rejects.toThrow(/ is missing, and 1 more/)
  await client.end()
}, 60_000)

it.each([
  ['alter policy asks_own on asks using (true)', 'policy asks_own is another one'],
  ['alter policy asks_own on asks to public', 'policy asks_own is another one'],
  ['create policy guests on asks for select to app_user using (true)', 'policy guests is not one of ours'],
  ['grant select on asks to public', 'asks is open to everybody'],
])('a start is refused after: %s', async (change, told) => {
  const client = new pg.Client({ connectionString: house.owner.options.connectionString })
  await client.connect()
  await client.query('begin')
  await checkPolicies(client)
  await client.query(change)
  await expect(checkPolicies(client)).rejects.toThrow(told)
  await client.query('rollback')
  await client.end()
})

it('a login that is no superuser brings along from whose profile the name of a linked person came', async () => {
  const there = await emptyDatabase('upgraded')
  const client = new pg.Client({ connectionString: there })
  await client.connect()
  await makeRoles(client)
  await runMigrations(client, 36)
  await client.end()
  const owner = new pg.Client({ connectionString: asSuperuser(there) })
  await owner.connect()
  const { rows: people } = await owner.query<{ id: string }>(
    `insert into users (name, email) values ('Ana', 'ana@example.com'), ('Bo', 'bo@example.com') returning id`,
  )
  const [ana, bo] = people.map(({ id }) => id)
  await owner.query(
    `with member as (
       insert into circle_members (user_id, send_id, name, is_name_theirs, relationship_tag, ring, ring_source, ring_reading, created_at, updated_at)
       values ($1, gen_random_uuid(), 'sealed', true, 'friend', 'soul_anchor', 'relationship', 'sealed', now(), now()) returning id)
     insert into circle_links (pair_id, user_id, other_user_id, circle_member_id, created_at)
     select gen_random_uuid(), $1, $2, id, now() from member`,
    [ana, bo],
  )
  await migrateDatabase(there)
  const { rows } = await owner.query('select name_from_user_id from circle_members')
  await owner.end()
  expect(rows).toEqual([{ name_from_user_id: bo }])
}, 60_000)
