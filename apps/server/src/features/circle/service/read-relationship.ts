import { isWrittenLate, tellPair } from '@astrarium/arion'
import type { getRelationship as contract } from '@astrarium/contracts'
import type { z } from 'zod'
import type { UserContext } from '../../../platform/context.ts'
import { skyOf } from '../../chart/sky-of.ts'
import { readPairAsShown } from './read-pair-as-shown.ts'

const DAYS_AHEAD = 63

/** What two charts say of a person and somebody of their Circle. Throws member_not_found. */
export async function readRelationship(
  context: UserContext,
  memberId: string,
): Promise<z.output<(typeof contract)['output']>> {
  const { member, own, theirs, shown, agreedAt, profile } = await readPairAsShown(context, memberId)
  if (!own || !theirs || !shown.own || !shown.theirs)
    return { missing: own ? 'theirs' : 'own', relationship: null }
  const sky = skyOf(context, own)
  const [zone, at] = [profile.currentTimeZone, context.now()]
  const told = tellPair({
    charts: { own, theirs },
    tag: member.relationshipTag,
    name: member.name,
    seed: `${context.actor.userId} ${member.id}`,
    isLate: isWrittenLate(member.contextDescription, { name: member.name, tag: member.relationshipTag }),
    asked: { sky, zone, at, days: DAYS_AHEAD },
  })
  const { rejected, ...words } = told
  if (rejected.length > 0)
    context.log.warn({ held: rejected.length }, 'the check left lines out of a relationship')
  const until = new Date(at.getTime() + DAYS_AHEAD * 86_400_000)
  return {
    missing: null,
    relationship: {
      ...words,
      agreedAt: agreedAt?.toISOString() ?? null,
      span: { from: sky.localDate(zone, at), to: sky.localDate(zone, until) },
      charts: { own: shown.own, theirs: shown.theirs },
    },
  }
}
