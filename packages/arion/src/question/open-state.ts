/** What was kept of a turn, held against what the guide knows today. */
import { KINDS } from '../kinds/index.ts'
import { ABOUT, WANTS } from '../listen/vocabulary.ts'
import { MATTERS } from './named/matter-names.ts'
import { THEME_MEANINGS } from './themes.ts'
import { STATE_VERSION } from './turn-state.ts'
import type { TurnState } from './turn-state.ts'

/** null where it is of another version, or names what is known no longer: then the words are read. */
export function openState(kept: unknown): TurnState | null {
  const state = kept as Partial<TurnState> | null
  return state?.version === STATE_VERSION && isKnown(state) ? (state as TurnState) : null
}

function isKnown({ reading, spoken, told, people }: Partial<TurnState>): boolean {
  const isHeard =
    Array.isArray(reading?.asks) &&
    reading.asks.length > 0 &&
    Array.isArray(reading.offers) &&
    Array.isArray(reading.declines) &&
    reading.asks.every(
      ({ about, wants, people, terms }) =>
        about?.every((one) => ABOUT.includes(one)) &&
        wants?.every((one) => WANTS.includes(one)) &&
        Array.isArray(people) &&
        Array.isArray(terms),
    )
  const isTold = Array.isArray(told?.dead) && Array.isArray(told.others)
  return isHeard && isTold && Array.isArray(people) && (spoken === null || isMeant(spoken?.intent))
}

function isMeant(intent: NonNullable<TurnState['spoken']>['intent'] | undefined): boolean {
  if (!intent || !(intent.kind in KINDS) || !(intent.theme in THEME_MEANINGS)) return false
  return intent.matter === undefined || MATTERS.includes(intent.matter)
}
