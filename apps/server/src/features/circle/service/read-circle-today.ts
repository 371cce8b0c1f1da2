import { setImmediate } from 'node:timers/promises'
import { isWrittenLate, memberDay, openDay, openDaysAround, pairsToday } from '@astrarium/arion'
import type { CircleToday } from '@astrarium/contracts'
import { angleOf, ASPECT_NAMES } from '@astrarium/sky'
import type { NatalChart, Planet } from '@astrarium/sky'
import type { UserContext } from '../../../platform/context.ts'
import { generateChart } from '../../chart/service/generate-chart.ts'
import { readNatalChart } from '../../chart/service/read-natal-chart.ts'
import { skyOf } from '../../chart/sky-of.ts'
import { readProfile } from '../../profile/service/read-profile.ts'
import type { OpenProfile } from '../../profile/service/read-profile.ts'
import { listChartedMembers } from '../repository.ts'
import { sealed } from '../sealed.ts'
import { readSharedWheels } from './read-shared.ts'

/** What today touches in a Circle, by the charts whose degrees the person may see. */
export async function readCircleToday(context: UserContext): Promise<CircleToday> {
  const { userId } = context.actor
  const { profile, rows } = await context.db.asUser(userId, async (tx) => ({
    profile: await readProfile(context, tx),
    rows: await listChartedMembers(tx, userId),
  }))
  const own = readNatalChart(context, profile, profile.chartSettings)
  const sky = skyOf(context, own)
  const [zone, at] = [profile.currentTimeZone, context.now()]
  const placeOf = (body: Planet) => {
    const { longitude, sign } = angleOf(sky.position(body, at).longitude)
    return { longitude, sign }
  }
  const typed: (Charted & { chart: NatalChart })[] = []
  for (const [index, row] of rows.entries()) {
    if (!isGone(context, row)) typed.push({ ...row, chart: chartOf(context, row, profile) })
    // half a millisecond each: others are answered in between
    if (index % AT_ONCE === AT_ONCE - 1) await setImmediate()
  }
  const wheels = await readSharedWheels(context)
  const seed = (memberId: string) => `${userId} ${memberId}`

  const known = new Map<string, NatalChart>(typed.map(({ id, chart }) => [id, chart]))
  for (const [id, { natal }] of wheels) known.set(id, natal)
  const touching = own && pairsToday(openDaysAround(sky, zone, at), own)
  const between = [...known].flatMap(([memberId, theirs]) => {
    const told = touching?.(theirs, seed(memberId))
    if (!told) return []
    return [{ memberId, aspect: ASPECT_NAMES[told.aspect], title: told.title, text: told.text }]
  })

  const day = openDay(sky, zone, at)
  // a check-in is made of a birth that was typed, whoever it is of
  const days = typed.map(({ id: memberId, chart, relationshipTag: tag }) => {
    const { aspect, energeticTone, isEventful } = memberDay(day, { chart, tag, seed: seed(memberId) })
    return {
      memberId,
      aspect: aspect === null ? null : ASPECT_NAMES[aspect],
      title: energeticTone.title,
      isEventful,
    }
  })
  return { forDate: day.date, sun: placeOf('sun'), moon: placeOf('moon'), between, days }
}

type Charted = Awaited<ReturnType<typeof listChartedMembers>>[number]

const AT_ONCE = 20

/** Whether the person wrote that they have died: no day is theirs. */
function isGone({ vault }: UserContext, row: Charted): boolean {
  const written = vault.open(sealed.contextDescription, row.userId, row.contextDescriptionSealed)
  const name = vault.open(sealed.name, row.userId, row.nameSealed)
  return isWrittenLate(written, { name, tag: row.relationshipTag })
}

function chartOf(context: UserContext, row: Charted, profile: OpenProfile): NatalChart {
  const birth = context.vault.open(sealed.birth, row.userId, row.birthSealed)
  if (!birth) throw new Error('A chart of a member without a birth')
  return generateChart(context, birth, profile.chartSettings).chart
}
