import { isWrittenLate, memberDay, openDay } from '@astrarium/arion'
import type { MemberInsight } from '@astrarium/contracts'
import { AppError } from '../../../platform/app-error.ts'
import type { UserContext } from '../../../platform/context.ts'
import { bookReading } from '../../ask/service/book-reading.ts'
import { skyOf } from '../../chart/sky-of.ts'
import { readPair } from '../../circle/pair-of-member.ts'
import { settleToday } from '../../sky/service/settle-today.ts'
import { openMemberInsight, textOfMemberInsight } from '../member-insight.ts'
import { addMemberInsight, findMemberInsight, lockInsights } from '../repository.ts'
import { sealed } from '../sealed.ts'

/**
 * How the day is for somebody of the Circle, made once a day for one Ask; a second try answers the first.
 * Throws member_not_found, member_late, chart_missing, ask_limit_daily, ask_limit_monthly, insight_failed.
 */
export async function checkInOnMember(
  context: UserContext,
  memberId: string,
): Promise<{ success: true; insight: MemberInsight }> {
  const { userId } = context.actor
  try {
    const insight = await context.db.asUser(userId, async (tx) => {
      const { member, theirs, profile } = await readPair(context, memberId, tx)
      if (isWrittenLate(member.contextDescription, { name: member.name, tag: member.relationshipTag }))
        throw new AppError('member_late', 'They have died, as the person wrote')
      const forDate = await settleToday(context, tx, profile)
      await lockInsights(tx, userId)
      const there = await findMemberInsight(tx, userId, { memberId, forDate })
      if (there) return openMemberInsight(context, there, member.name)
      if (!theirs) throw new AppError('chart_missing', 'There is no chart of them yet')
      const timeZone = profile.currentTimeZone
      const day = openDay(skyOf(context, theirs), timeZone, context.now())
      const { energeticTone, whatTheyNeed, supportPhrase, basis, cues } = memberDay(day, {
        chart: theirs,
        tag: member.relationshipTag,
        seed: `${userId} ${memberId}`,
      })
      const keyTimingCues = cues.map(({ at, until, ...cue }) => ({
        ...cue,
        at: at.toISOString(),
        until: until?.toISOString() ?? null,
      }))
      const reading = { energeticTone, whatTheyNeed, supportPhrase, basis, keyTimingCues, timeZone }
      const askId = await bookReading(context, tx, timeZone, {
        question: `Check-in on ${member.name}, ${forDate}`,
        words: textOfMemberInsight(reading),
        facts: [],
        category: 'check_in',
      })
      const row = await addMemberInsight(tx, {
        userId,
        circleMemberId: memberId,
        forDate,
        askId,
        readingSealed: context.vault.seal(sealed.memberInsight, userId, reading),
        createdAt: context.now(),
      })
      return openMemberInsight(context, row, member.name)
    })
    return { success: true, insight }
  } catch (error) {
    if (error instanceof AppError) throw error
    context.log.error({ err: error }, 'check-in failed')
    throw new AppError('insight_failed', 'Failed to generate the insight', { cause: error })
  }
}
