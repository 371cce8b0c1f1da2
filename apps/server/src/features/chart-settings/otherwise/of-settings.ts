import { HOUSE_SYSTEMS, LUNAR_NODES, ZODIACS } from '@astrarium/sky'
import type { HouseSystem, Zodiac } from '@astrarium/sky'
import type { ChartSettings } from '@astrarium/contracts'
import type { Alternative } from './alternative.ts'

const HOUSES: Record<HouseSystem, number> = {
  placidus: 10,
  whole_sign: 9.5,
  equal: 7,
  koch: 6,
  porphyry: 4,
  regiomontanus: 3.5,
  campanus: 3,
  alcabitius: 2.5,
  topocentric: 2,
  vehlow: 1.5,
  morinus: 1.4,
  meridian: 1.3,
}

const ZODIAC: Record<Zodiac, number> = { tropical: 10, lahiri: 8, krishnamurti: 4, fagan_bradley: 4.5 }

/** Charts of other houses, another zodiac, another node. */
export function ofSettings({ houseSystem, zodiac, node }: ChartSettings): {
  houses: Alternative[]
  zodiacs: Alternative[]
  nodes: Alternative[]
} {
  return {
    houses: HOUSE_SYSTEMS.filter((value) => value !== houseSystem).map((value) => ({
      changes: [{ kind: 'house_system', value, own: houseSystem }],
      weight: HOUSES[value],
      change: { houseSystem: value },
    })),
    zodiacs: ZODIACS.filter((value) => value !== zodiac).map((value) => ({
      changes: [{ kind: 'zodiac', value, own: zodiac }],
      weight: ZODIAC[value],
      change: { zodiac: value },
    })),
    nodes: LUNAR_NODES.filter((value) => value !== node).map((value) => ({
      changes: [{ kind: 'node', value, own: node }],
      weight: 9,
      change: { node: value },
    })),
  }
}
