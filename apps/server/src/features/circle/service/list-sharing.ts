import type { listSharing as contract } from '@astrarium/contracts'
import type { z } from 'zod'
import type { UserContext } from '../../../platform/context.ts'
import { listPhotoVersions } from '../../profile/service/change-photo.ts'
import { openSharedCharts } from '../../profile/service/open-shared-charts.ts'
import { findLinksTowards } from '../links/repository.ts'
import { isOfEarlierWords } from '../consent-words.ts'
import { ofOneself } from './read-shared.ts'

/**
 * Whom the person is linked with, and what each is shown of the person, as `readShared` shows it. The words
 * about the two are left out: they speak of the other one's chart, to whoever the other one is.
 */
export function listSharing(context: UserContext): Promise<z.input<(typeof contract)['output']>> {
  const { userId } = context.actor
  return context.db.asCircle({ userId }, async (tx) => {
    const links = await findLinksTowards(tx, userId)
    const chart = (await openSharedCharts(context, tx, [userId])).get(userId)?.chart ?? null
    const photoVersion = (await listPhotoVersions(tx, [userId])).get(userId) ?? null
    return {
      links: links.map(({ circleMemberId, createdAt, givenAt, scope, version }) => ({
        memberId: circleMemberId,
        linkedAt: createdAt.toISOString(),
        givenAt: givenAt?.toISOString() ?? null,
        hasEarlierWords: isOfEarlierWords(version),
        theySee: { scope, ...ofOneself({ scope, version }, { chart, photoVersion }) },
      })),
    }
  })
}
