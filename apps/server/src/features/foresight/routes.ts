import { needsCare } from '@astrarium/arion'
import * as contracts from '@astrarium/contracts'
import type { Mounting } from '../../platform/http/mount.ts'
import { mount } from '../../platform/http/mount.ts'
import { forecastCalendar } from './service/forecast-calendar.ts'
import { generateForesight } from './service/generate-foresight.ts'
import { listSavedForesights } from './service/list-saved-foresights.ts'
import { readForesight } from './service/read-foresight.ts'
import { setForesightSaved } from './service/set-foresight-saved.ts'
import { showRibbon } from './service/show-ribbon.ts'

export function foresightRoutes(mounting: Mounting): void {
  mount(
    mounting,
    contracts.generateForesight,
    (context, { timeline, customQuestion }) => generateForesight(context, { timeline, customQuestion }),
    [
      {
        name: 'foresight',
        tries: 20,
        seconds: 60,
        by: ({ userId }) => userId ?? '',
        except: ({ timeline, customQuestion }) =>
          needsCare(timeline ?? '') || needsCare(customQuestion ?? ''),
      },
    ],
  )
  mount(mounting, contracts.listSavedForesights, (context, { limit }) => listSavedForesights(context, limit))
  mount(mounting, contracts.getForesight, (context, _input, _request, { foresightId }) =>
    readForesight(context, foresightId),
  )
  mount(mounting, contracts.setForesightSaved, (context, { isSaved }, _request, { foresightId }) =>
    setForesightSaved(context, foresightId, isSaved),
  )
  mount(mounting, contracts.getForesightRibbon, (context, _input, _request, { foresightId }) =>
    showRibbon(context, foresightId),
  )
  mount(mounting, contracts.foresightCalendar, (context, _input, _request, { foresightId }) =>
    forecastCalendar(context, foresightId),
  )
}
