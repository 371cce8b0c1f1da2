import { firstSentence, moonToday, openTold } from '@astrarium/arion'
import type { ChartedAsker, MoonToday as MadeMoon } from '@astrarium/arion'
import type { HomeToday, MoonToday } from '@astrarium/contracts'
import type { Tx } from '../../../platform/db/database.ts'
import type { UserContext } from '../../../platform/context.ts'
import { skyOf } from '../../chart/sky-of.ts'
import { factShown } from '../../guide/fact-shown.ts'
import type { AskerContext } from '../../guide/service/read-asker-context.ts'
import { readAskerContext } from '../../guide/service/read-asker-context.ts'
import { rememberTold } from '../../guide/service/remember-told.ts'
import { readProfile } from '../../profile/service/read-profile.ts'
import { settleToday } from '../../sky/service/settle-today.ts'

/** What a person's day begins with: one true sentence, and the Moon's way through the hours. */
export function showHome(context: UserContext): Promise<HomeToday> {
  return context.db.asUser(context.actor.userId, async (tx) => {
    const profile = await readProfile(context, tx)
    const forDate = await settleToday(context, tx, profile)
    const reader = await readAskerContext(context, tx, profile, context.now())
    const { asker, at } = reader
    return {
      forDate,
      hasChart: asker.chart !== null,
      sentence: await sentenceOf(context, tx, reader, forDate),
      moon: moonShown(moonToday(skyOf(context, asker.chart), asker, at, forDate)),
    }
  })
}

async function sentenceOf(
  context: UserContext,
  tx: Tx,
  { asker, at, usedPhrases }: AskerContext,
  day: string,
): Promise<HomeToday['sentence']> {
  if (!hasChart(asker)) return null
  const said = firstSentence(skyOf(context, asker.chart), { asker, at, usedPhrases }, day)
  if (!said) return null
  const toldOn = openTold(usedPhrases, asker)
  const isNew = said.usedPhrases.some(({ unit }) => toldOn(unit) !== day)
  if (isNew) await rememberTold(context, tx, said.usedPhrases)
  return { text: said.text, facts: said.facts.map(factShown) }
}

const hasChart = (asker: { chart: unknown }): asker is ChartedAsker => asker.chart !== null

function moonShown({ from, to, stays, voids, meeting }: MadeMoon): MoonToday {
  return {
    from: from.toISOString(),
    to: to.toISOString(),
    stays: stays.map((stay) => ({ sign: stay.sign, from: stay.from.toISOString() })),
    voids: voids.map((span) => ({ from: span.from.toISOString(), to: span.to.toISOString() })),
    meeting: meeting && { ...meeting, at: meeting.at.toISOString() },
  }
}
