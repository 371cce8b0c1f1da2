import type { LunationKind, PhaseName, Planet, Sign } from '@astrarium/sky'
import type { WheelGeometry } from '@astrarium/sky/wheel'

export interface Turn {
  question: string
  paragraphs: string[]
  /** what it rests on */
  facts: string[]
}

export interface SkyNow {
  at: Date
  moon: { phase: PhaseName; angle: number; illumination: number; sign: Sign }
  next: { kind: LunationKind; at: Date }
  planets: { body: Planet; sign: Sign; degree: number; isRetrograde: boolean }[]
}

export interface Sample {
  date: string
  geometry: WheelGeometry
  /** Arion's first sentence to somebody born on that day */
  sentence: string
  facts: string[]
}
