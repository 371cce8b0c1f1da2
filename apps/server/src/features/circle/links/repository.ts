import { and, desc, eq, exists, getTableColumns, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Tx } from '../../../platform/db/database.ts'
import { circleConsents, circleLinks } from '../tables.ts'

type Scope = (typeof circleConsents.$inferSelect)['scope']

/** One side of a link, with what the other one agreed to. */
export type LinkRow = typeof circleLinks.$inferSelect & {
  scope: Scope | null
  givenAt: Date | null
  version: string | null
}

const mine = alias(circleLinks, 'mine')
const { circleMemberId: _theirs, ...SIDE } = getTableColumns(circleLinks)

/** What the person may see of those they are linked with. */
export function findLinks(tx: Tx, userId: string, memberId?: string): Promise<LinkRow[]> {
  return tx
    .select({
      ...getTableColumns(circleLinks),
      scope: circleConsents.scope,
      givenAt: circleConsents.givenAt,
      version: circleConsents.version,
    })
    .from(circleLinks)
    .leftJoin(circleConsents, standing(circleLinks))
    .where(
      and(
        eq(circleLinks.userId, userId),
        memberId === undefined ? undefined : eq(circleLinks.circleMemberId, memberId),
      ),
    )
}

/** The other way round: what those may see of the person, under the person's own ids of them. */
export function findLinksTowards(tx: Tx, userId: string): Promise<LinkRow[]> {
  return tx
    .select({
      ...SIDE,
      circleMemberId: mine.circleMemberId,
      scope: circleConsents.scope,
      givenAt: circleConsents.givenAt,
      version: circleConsents.version,
    })
    .from(circleLinks)
    .innerJoin(mine, and(eq(mine.pairId, circleLinks.pairId), eq(mine.userId, userId)))
    .leftJoin(circleConsents, standing(circleLinks))
    .where(eq(circleLinks.otherUserId, userId))
    .orderBy(sql`${circleLinks.createdAt} desc`)
}

/** Given by the other one, and not withdrawn. */
function standing(link: typeof circleLinks) {
  return and(
    eq(circleConsents.userId, link.otherUserId),
    eq(circleConsents.toUserId, link.userId),
    isNull(circleConsents.withdrawnAt),
  )
}

export async function isLinked(tx: Tx, userId: string, otherUserId: string): Promise<boolean> {
  const found = await tx
    .select({ id: circleLinks.id })
    .from(circleLinks)
    .where(and(eq(circleLinks.userId, userId), eq(circleLinks.otherUserId, otherUserId)))
  return found.length > 0
}

/** Until the transaction ends nobody else links or parts these two, or changes what they show each other. */
export async function lockPair(tx: Tx, one: string, other: string): Promise<void> {
  const pair = [one, other].toSorted().join(' ')
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`pair ${pair}`}, 0))`)
}

/** False where that member stands for somebody else already. */
export async function addLink(tx: Tx, row: typeof circleLinks.$inferInsert): Promise<boolean> {
  const added = await tx
    .insert(circleLinks)
    .values(row)
    .onConflictDoNothing({ target: circleLinks.circleMemberId })
    .returning({ id: circleLinks.id })
  return added.length > 0
}

/** Both sides. */
export async function removePair(tx: Tx, pairId: string): Promise<void> {
  await tx.delete(circleLinks).where(eq(circleLinks.pairId, pairId))
}

/** Both sides of every link of an account, by a job. */
export function removeLinksOf(tx: Tx, userId: string): Promise<(typeof circleLinks.$inferSelect)[]> {
  return tx
    .delete(circleLinks)
    .where(or(eq(circleLinks.userId, userId), eq(circleLinks.otherUserId, userId)))
    .returning()
}

export async function addConsent(tx: Tx, row: typeof circleConsents.$inferInsert): Promise<void> {
  await tx.insert(circleConsents).values(row)
}

/** What the person agreed to show, the latest first; under their own id of whoever is still linked. */
export function findConsents(tx: Tx, userId: string) {
  const { scope, version, givenAt, withdrawnAt } = circleConsents
  return tx
    .select({ scope, version, givenAt, withdrawnAt, memberId: circleLinks.circleMemberId })
    .from(circleConsents)
    .leftJoin(
      circleLinks,
      and(eq(circleLinks.userId, userId), eq(circleLinks.otherUserId, circleConsents.toUserId)),
    )
    .where(eq(circleConsents.userId, userId))
    .orderBy(desc(givenAt))
}

/** Answers the scope that stood until then, null for none. */
export async function endConsent(tx: Tx, giver: string, to: string, at: Date): Promise<Scope | null> {
  const [ended] = await tx
    .update(circleConsents)
    .set({ withdrawnAt: at })
    .where(
      and(
        eq(circleConsents.userId, giver),
        eq(circleConsents.toUserId, to),
        isNull(circleConsents.withdrawnAt),
      ),
    )
    .returning({ scope: circleConsents.scope })
  return ended?.scope ?? null
}

/** Keeps what the charts say for one side, unless it is there or the consent it was told under is gone. */
export async function keepReading(
  tx: Tx,
  { id, givenAt }: Pick<LinkRow, 'id' | 'givenAt'>,
  ringReadingSealed: string,
): Promise<void> {
  await tx
    .update(circleLinks)
    .set({ ringReadingSealed })
    .where(and(isUnder(tx, { id, givenAt }), isNull(circleLinks.ringReadingSealed)))
}

/** What is kept of that link, while the consent it was told under stands. */
export async function findKeptReading(tx: Tx, link: Pick<LinkRow, 'id' | 'givenAt'>): Promise<string | null> {
  const [kept] = await tx
    .select({ ringReadingSealed: circleLinks.ringReadingSealed })
    .from(circleLinks)
    .where(isUnder(tx, link))
  return kept?.ringReadingSealed ?? null
}

function isUnder(tx: Tx, { id, givenAt }: Pick<LinkRow, 'id' | 'givenAt'>) {
  const consent = tx
    .select({ id: circleConsents.id })
    .from(circleConsents)
    .where(and(standing(circleLinks), eq(circleConsents.givenAt, givenAt!)))
  return and(eq(circleLinks.id, id), exists(consent))
}

/** The link as it stands once nobody else can change it or what it shows. */
export async function lockLink(tx: Tx, userId: string, memberId: string): Promise<LinkRow | null> {
  const [found] = await findLinks(tx, userId, memberId)
  if (!found) return null
  await lockPair(tx, userId, found.otherUserId)
  const [locked] = await findLinks(tx, userId, memberId)
  return locked ?? null
}

/**
 * What one has been told by a link goes, and all that names it: the row is made anew, with the same number.
 * @param shownSince when what is shown now was agreed to, null for nothing
 */
export async function forgetTold(
  tx: Tx,
  { reader, other }: { reader: string; other: string },
  shownSince: Date | null,
): Promise<void> {
  const gone = await tx
    .delete(circleLinks)
    .where(and(eq(circleLinks.userId, reader), eq(circleLinks.otherUserId, other)))
    .returning()
  for (const link of gone)
    await tx.insert(circleLinks).values({ ...link, ringReadingSealed: null, shownSince })
}

/** To whoever reads by it: nothing of what they are shown has gone, and something may have come. */
export async function tellLinkChanged(
  tx: Tx,
  { reader, other }: { reader: string; other: string },
): Promise<void> {
  await tx
    .select({
      told: sql`tell_circle(${circleLinks.userId}, null, 'link', ${circleLinks.circleMemberId}, 'changed')`,
    })
    .from(circleLinks)
    .where(and(eq(circleLinks.userId, reader), eq(circleLinks.otherUserId, other)))
}

/** A person's own side of a link. */
export async function findLink(
  tx: Tx,
  userId: string,
  memberId: string,
): Promise<{ id: string; shownSince: Date | null } | null> {
  const [row] = await tx
    .select({ id: circleLinks.id, shownSince: circleLinks.shownSince })
    .from(circleLinks)
    .where(and(eq(circleLinks.userId, userId), eq(circleLinks.circleMemberId, memberId)))
  return row ?? null
}

export function findOwnLinks(tx: Tx, userId: string): Promise<{ id: string; shownSince: Date | null }[]> {
  return tx
    .select({ id: circleLinks.id, shownSince: circleLinks.shownSince })
    .from(circleLinks)
    .where(eq(circleLinks.userId, userId))
}
