import type { MemberInsight } from '@astrarium/contracts'
import type { UserContext } from '../../platform/context.ts'
import type { MemberInsightRow } from './repository.ts'
import { sealed } from './sealed.ts'
import type { MemberReading } from './sealed.ts'

export function openMemberInsight(
  { vault }: Pick<UserContext, 'vault'>,
  row: MemberInsightRow,
  name: string,
): MemberInsight {
  return {
    ...vault.open(sealed.memberInsight, row.userId, row.readingSealed),
    id: row.id,
    circleMemberId: row.circleMemberId,
    circleMemberName: name,
    date: row.forDate,
    createdAt: row.createdAt.toISOString(),
  }
}

/** As it stands among the asks. */
export function textOfMemberInsight({ energeticTone, whatTheyNeed, supportPhrase }: MemberReading): string {
  return [
    energeticTone.title,
    energeticTone.description,
    `**What They Might Need**\n${whatTheyNeed}`,
    `**Support Phrase for You**\n${supportPhrase}`,
  ].join('\n\n')
}
