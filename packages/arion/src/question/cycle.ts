import type { Planet, Sign } from '@astrarium/sky'

export type Cycle =
  | { is: 'past' }
  /**
   * a body comes back to where it stood at birth; `which`: the next, the last, or the first to third of the
   * life; `asksWhether`: whether it is on, so that the one behind is told beside the one ahead
   */
  | { is: 'return'; body: Planet; which: 'next' | 'last' | number; asksWhether?: true }
  | { is: 'birthday' }
  | { is: 'profection' }
  | { is: 'lunation'; phase: 'new' | 'full' }
  | { is: 'eclipse'; of: 'solar' | 'lunar' | null }
  | { is: 'retrograde'; body: Planet }
  /** into or out of a house of the chart or a sign; neither named means the next change */
  | {
      is: 'stay'
      body: Planet
      turn: 'enters' | 'leaves' | 'is'
      house: number | null
      sign: Sign | null
      by: 'house' | 'sign'
    }
  | { is: 'progressed'; body: 'sun' | 'moon' }
  | { is: 'big' }
