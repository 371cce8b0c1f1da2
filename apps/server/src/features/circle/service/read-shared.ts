import type { ChartSettings, SharedByLink, StoredChart } from '@astrarium/contracts'
import type { NatalChart } from '@astrarium/sky'
import type { UserContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { readNatalChart } from '../../chart/service/read-natal-chart.ts'
import { toStoredChart } from '../../chart/stored-chart.ts'
import { listPhotoVersions } from '../../profile/service/change-photo.ts'
import { openSharedCharts } from '../../profile/service/open-shared-charts.ts'
import type { SharedChart } from '../../profile/service/open-shared-charts.ts'
import { readChartSettings } from '../../profile/service/read-chart-settings.ts'
import { findKeptReading, findLinks, keepReading, lockPair } from '../links/repository.ts'
import type { LinkRow } from '../links/repository.ts'
import { sunSignOf } from '../placed-member.ts'
import { reasonRing } from '../reason-ring.ts'
import { namesPhoto } from '../consent-words.ts'
import { sealed } from '../sealed.ts'
import type { RingReading } from '../sealed.ts'

const NOTHING: SharedByLink = {
  scope: null,
  ring: null,
  summary: null,
  astrologicalFactors: [],
  photoVersion: null,
  sunSign: null,
  chart: null,
}

/** What each linked person shows the one who asks, by the id of the member they are. */
export async function readSharedByMember(
  context: UserContext,
  memberId?: string,
): Promise<Map<string, SharedByLink>> {
  const { userId } = context.actor
  const settings = await readChartSettings(context)
  return context.db.asCircle({ userId }, async (tx) =>
    readShared(context, tx, { links: await findLinks(tx, userId, memberId), settings }),
  )
}

/**
 * With `readSharedWheels` the one way by which anything of a linked person's chart leaves their own account:
 * as far as the consent that stands allows, and nothing of their birth. A ring is told once for each consent
 * that they give: whoever changes their own birth details does not hear how another pair would stand.
 */
async function readShared(
  context: UserContext,
  tx: Tx,
  { links, settings }: { links: readonly LinkRow[]; settings: ChartSettings },
): Promise<Map<string, SharedByLink>> {
  const open = links.filter(({ scope }) => scope !== null)
  const charts = await openSharedCharts(context, tx, [...new Set(open.flatMap(neededOf))])
  const photos = await listPhotoVersions(
    tx,
    open.map(({ otherUserId }) => otherUserId),
  )
  const shown = new Map<string, SharedByLink>()
  for (const link of links)
    shown.set(link.circleMemberId, await shownOf(context, tx, link, { charts, photos, settings }))
  return shown
}

function neededOf({ userId, otherUserId, scope, ringReadingSealed }: LinkRow): string[] {
  if (ringReadingSealed === null) return [userId, otherUserId]
  return scope === 'ring' ? [] : [otherUserId]
}

/** Charts as they are kept, and how they are made for the one who asks. */
interface Reckoning {
  charts: ReadonlyMap<string, SharedChart>
  photos: ReadonlyMap<string, string>
  settings: ChartSettings
}

async function shownOf(
  context: UserContext,
  tx: Tx,
  link: LinkRow,
  reckoning: Reckoning,
): Promise<SharedByLink> {
  const { otherUserId, scope, version } = link
  if (scope === null) return NOTHING
  const reading =
    context.vault.open(sealed.sharedReading, link.userId, link.ringReadingSealed) ??
    (await tellOnce(context, tx, { ...link, scope }, reckoning))
  const shared = reckoning.charts.get(otherUserId)
  const chart =
    scope === 'wheel' && shared ? chartFor(context, shared, reckoning.settings) : (shared?.chart ?? null)
  return {
    scope,
    ring: reading?.ring ?? null,
    summary: reading?.summary ?? null,
    astrologicalFactors: reading?.astrologicalFactors ?? [],
    ...ofOneself({ scope, version }, { chart, photoVersion: reckoning.photos.get(otherUserId) ?? null }),
  }
}

/**
 * As charts are made for the one who asks. Only where all of it is shown: the sign of a Sun in one zodiac
 * after the other would tell its degree.
 */
function chartFor(context: UserContext, shared: SharedChart, settings: ChartSettings): StoredChart | null {
  const natal = readNatalChart(context, shared, settings)
  return natal && shared.chart && toStoredChart(natal, new Date(shared.chart.generated_at))
}

/** A wheel that somebody linked shows, as it is reckoned with and as it is shown. */
export interface SharedWheel {
  natal: NatalChart
  shown: StoredChart
  agreedAt: Date
  linkId: string
}

/** Those who show their whole wheel to the one who asks, by the id of the member they are; of nobody else. */
export async function readSharedWheels(
  context: UserContext,
  memberId?: string,
): Promise<Map<string, SharedWheel>> {
  const { userId } = context.actor
  const settings = await readChartSettings(context)
  return context.db.asCircle({ userId }, async (tx) => {
    const links = (await findLinks(tx, userId, memberId)).filter(({ scope }) => scope === 'wheel')
    const charts = await openSharedCharts(
      context,
      tx,
      links.map(({ otherUserId }) => otherUserId),
    )
    const wheels = new Map<string, SharedWheel>()
    for (const { id: linkId, circleMemberId, otherUserId, givenAt } of links) {
      const shared = charts.get(otherUserId)
      const natal = shared && readNatalChart(context, shared, settings)
      if (!natal || !shared.chart || !givenAt) continue
      const shown = toStoredChart(natal, new Date(shared.chart.generated_at))
      wheels.set(circleMemberId, { natal, shown, agreedAt: givenAt, linkId })
    }
    return wheels
  })
}

/** What a consent shows of the one person. */
export function ofOneself(
  { scope, version }: Pick<LinkRow, 'scope' | 'version'>,
  { chart, photoVersion }: Pick<SharedByLink, 'chart' | 'photoVersion'>,
) {
  return {
    photoVersion: namesPhoto(version) ? photoVersion : null,
    sunSign: (scope === 'signs' || scope === 'wheel') && chart ? sunSignOf(chart) : null,
    chart: scope === 'wheel' ? chart : null,
  }
}

/**
 * What is kept, and nothing else: of two who read for the first time at once both are told the one that was
 * kept first. Null where one of the two has no chart, or does not show it to the other.
 */
async function tellOnce(
  context: UserContext,
  tx: Tx,
  { id, pairId, userId, otherUserId, scope, givenAt }: LinkRow & { scope: NonNullable<LinkRow['scope']> },
  { charts, settings }: Omit<Reckoning, 'photos'>,
): Promise<RingReading | null> {
  const natal = (whose: string) => {
    const shared = charts.get(whose)
    return shared ? readNatalChart(context, shared, settings) : null
  }
  const [own, theirs] = [natal(userId), natal(otherUserId)]
  if (!own || !theirs) return null
  // of the link, so that the choice of words tells nothing of a birth
  const seed = `${pairId} ${userId}`
  const reading = reasonRing(context, { own, theirs }, { shared: scope, seed })
  // a consent that is changed meanwhile is not outlived by what was told under it
  await lockPair(tx, userId, otherUserId)
  await keepReading(tx, { id, givenAt }, context.vault.seal(sealed.sharedReading, userId, reading))
  const kept = await findKeptReading(tx, { id, givenAt })
  return context.vault.open(sealed.sharedReading, userId, kept)
}
