import type { Eclipse, MajorAspect, Planet, Sign } from '@astrarium/sky'
import type { ChartPoint } from '../chart/certainty.ts'
import type { DateRole } from '../claims/claim.ts'

export type Mention =
  | { is: 'body'; point: ChartPoint; isNatal: boolean; text: string }
  | { is: 'sign'; sign: Sign; text: string }
  | { is: 'house'; house: number; text: string }
  | { is: 'house_name'; name: string; text: string }
  | { is: 'aspect'; aspect: MajorAspect; text: string }
  | { is: 'rules'; text: string }
  | { is: 'orb'; degrees: number; isTenths: boolean; text: string }
  | { is: 'degree'; degree: number; text: string }
  | { is: 'at_birth'; isRetrograde: boolean; text: string }
  | { is: 'closest'; rank: number; of: ChartPoint | null; text: string }
  | { is: 'phase'; phase: 'new' | 'full'; text: string }
  | { is: 'motion'; text: string }
  | { is: 'eclipse'; of: Eclipse['of']; type: Eclipse['kind'] | null; text: string }
  | { is: 'return'; body: Planet; number: number | null; text: string }
  | { is: 'year_house'; house: number; text: string }
  | { is: 'year_sign'; sign: Sign; text: string }
  | { is: 'year_lord'; body: Planet; text: string }
  | { is: 'progressed'; body: Planet; text: string }
  | { is: 'crossing'; role: DateRole; text: string }
  | { is: 'days_ahead'; days: number; text: string }
  /** a word of the trade that is only let through inside a form of `find-chart-claims.ts` */
  | { is: 'trade'; text: string }
  | { is: 'date'; role: DateRole; date: string; text: string }
  | { is: 'time'; role: DateRole; time: string; text: string }
