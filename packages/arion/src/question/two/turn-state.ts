/** What is kept of a turn when it is answered, so that the next ones lean on it and not on its words. */
import type { Sky } from '@astrarium/sky'
import { questionFrame } from '../ask-frame.ts'
import { goingOn } from '../going-on.ts'
import { speaksOfIllness } from '../care/of-illness.ts'
import { needBy } from '../care-in-thread.ts'
import { intentBefore } from '../meaning/thread-state.ts'
import { tellsParting } from '../parting.ts'
import { OF_DEATH } from '../told-event.ts'
import { spokenIn } from '../spoken-in.ts'
import { deathsIn } from '../the-dead.ts'
import { STATE_VERSION } from '../turn-state.ts'
import type { Spoken, TurnState } from '../turn-state.ts'
import type { AskedBack, AskInput } from '../../types.ts'
import { spokenOf, whomItMeant } from './people-meant.ts'
import { withToldOfSelf } from './told-of-self.ts'

/**
 * Plain data, in the person's own words too: it is kept as carefully as they are, and handed back as
 * `ThreadTurn.state`.
 * @param asked the message as a whole, with its reading
 * @param asksBack what was asked back, or waits
 */
export function turnState(sky: Sky, asked: AskInput, asksBack: AskedBack | null): TurnState {
  const input = withToldOfSelf(sky, goingOn(asked))
  const { question, reading, thread, company } = input
  const frame = questionFrame(sky, input)
  const before = intentBefore(thread, frame.today, (turn, earlier, previous) =>
    spokenIn(turn, earlier, previous, frame),
  )
  const turn = { question, answer: '', reading, asksBack, day: frame.today }
  return {
    version: STATE_VERSION,
    reading,
    spoken: kept(spokenIn(turn, before, thread, frame)),
    told: {
      ...needBy(question),
      ...deathsIn(question, frame.today),
      isParted: tellsParting(question, frame),
      isOfIllness: speaksOfIllness(question),
      isOfDeath: OF_DEATH.test(question),
    },
    // those of a profile are nobody's once it is written anew
    people: company
      ? whomItMeant(question, { people: company.people, before: spokenOf(thread, company) })
          .map(({ id }) => id)
          .filter((id) => asked.company?.people.some((one) => one.id === id))
      : [],
  }
}

function kept(spoken: Spoken | null): TurnState['spoken'] {
  if (!spoken) return null
  const { traits: _traits, ...intent } = spoken.intent
  return { ...spoken, intent }
}
