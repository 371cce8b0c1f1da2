import { firstSigns, openTold } from '@astrarium/arion'
import type { ChartedAsker } from '@astrarium/arion'
import type { FirstSign } from '@astrarium/contracts'
import type { UserContext } from '../../../platform/context.ts'
import { skyOf } from '../../chart/sky-of.ts'
import { readAskerContext } from '../../guide/service/read-asker-context.ts'
import { rememberTold } from '../../guide/service/remember-told.ts'
import { readProfile } from '../../profile/service/read-profile.ts'

/** What a new chart says first. Whoever looks again on the same day is told the same. */
export function showFirstSigns(context: UserContext): Promise<FirstSign[]> {
  return context.db.asUser(context.actor.userId, async (tx) => {
    const profile = await readProfile(context, tx)
    const { asker, at, usedPhrases: told } = await readAskerContext(context, tx, profile, context.now())
    if (!hasChart(asker)) return []
    const { signs, usedPhrases } = firstSigns(skyOf(context, asker.chart), { asker, at })
    const toldOn = openTold(told, asker)
    const isNew = ({ unit, day }: { unit: string; day: string }) => toldOn(unit) !== day
    await rememberTold(context, tx, usedPhrases.filter(isNew))
    return signs
  })
}

const hasChart = (asker: { chart: unknown }): asker is ChartedAsker => asker.chart !== null
