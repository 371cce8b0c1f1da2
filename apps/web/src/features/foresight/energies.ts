import type { WindowEnergy } from '@astrarium/contracts'

/**
 * A sign of its own for each kind of time, so that colour is never the only one: ring, triangle, bowl,
 * lozenge in a box of 12.
 */
export const ENERGY_SIGNS: Readonly<Record<WindowEnergy, string>> = {
  opening: 'M6 1.2a4.8 4.8 0 1 0 0 9.6a4.8 4.8 0 1 0 0-9.6ZM6 3.4a2.6 2.6 0 1 1 0 5.2a2.6 2.6 0 1 1 0-5.2Z',
  dynamic: 'M6 1L11.4 10.6H0.6Z',
  reflective: 'M0.8 4.2H11.2A5.2 5.2 0 0 1 0.8 4.2Z',
  transformative: 'M6 0.4L11.6 6L6 11.6L0.4 6Z',
}

export const ENERGY_COLOURS: Readonly<Record<WindowEnergy, string>> = {
  opening: 'text-verdigris',
  dynamic: 'text-cinnabar',
  reflective: 'text-lapis',
  transformative: 'text-brass',
}
