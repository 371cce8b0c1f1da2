import { needsCare } from '@astrarium/arion'
import * as contracts from '@astrarium/contracts'
import type { Mounting } from '../../platform/http/mount.ts'
import { mount } from '../../platform/http/mount.ts'
import { perUser } from '../../platform/http/rate-limit.ts'
import { forecastCalendar } from './service/forecast-calendar.ts'
import { generateForesight } from './service/generate-foresight.ts'
import { listSavedForesights } from './service/list-saved-foresights.ts'
import { printForesight } from './service/print-foresight.ts'
import { readForesight } from './service/read-foresight.ts'
import { setForesightSaved } from './service/set-foresight-saved.ts'
import { showRibbon } from './service/show-ribbon.ts'

export function foresightRoutes(mounting: Mounting): void {
  mount(
    mounting,
    contracts.generateForesight,
    ({ context, input: { timeline, customQuestion } }) =>
      generateForesight(context, { timeline, customQuestion }),
    [
      {
        ...perUser('foresight', 20, 60),
        except: ({ timeline, customQuestion }) =>
          needsCare(timeline ?? '') || needsCare(customQuestion ?? ''),
      },
    ],
  )
  mount(mounting, contracts.listSavedForesights, ({ context, input: { limit } }) =>
    listSavedForesights(context, limit),
  )
  mount(mounting, contracts.getForesight, ({ context, params: { foresightId } }) =>
    readForesight(context, foresightId),
  )
  mount(mounting, contracts.setForesightSaved, ({ context, input: { isSaved }, params: { foresightId } }) =>
    setForesightSaved(context, foresightId, { isSaved }),
  )
  mount(mounting, contracts.getForesightRibbon, ({ context, params: { foresightId } }) =>
    showRibbon(context, foresightId),
  )
  mount(mounting, contracts.foresightCalendar, ({ context, params: { foresightId } }) =>
    forecastCalendar(context, foresightId),
  )
  mount(
    mounting,
    contracts.foresightPaper,
    ({ context, params: { foresightId } }) => printForesight(context, foresightId),
    [perUser('paper', 30, 60)],
  )
}
