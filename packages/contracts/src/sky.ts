import {
  ASPECT_NAMES,
  HOUSE_SYSTEMS,
  LUNAR_NODES,
  LUNATIONS,
  MAJOR_ASPECTS,
  MINOR_ASPECT_NAMES,
  PHASE_NAMES,
  PLANETS,
  POINT_NAMES,
  POINTS,
  SIGNS,
  ZODIACS,
} from '@astrarium/sky/nouns'
import { z } from 'zod'

/** The sky's own words, as they travel: its lists, and no second ones. */
export const Sign = z.enum(SIGNS)
export const Planet = z.enum(PLANETS)
export const Point = z.enum(POINTS)
export const PointName = z.enum(POINT_NAMES)
/** angle in degrees */
export const Aspect = z.literal(MAJOR_ASPECTS)
export const AspectName = z.enum(Object.values(ASPECT_NAMES))
export const NatalAspectName = z.enum([...Object.values(ASPECT_NAMES), ...Object.values(MINOR_ASPECT_NAMES)])
export const HouseSystem = z.enum(HOUSE_SYSTEMS)
export const Zodiac = z.enum(ZODIACS)
export const LunarNode = z.enum(LUNAR_NODES)
export const MoonPhaseName = z.enum(PHASE_NAMES)
export const Lunation = z.enum(LUNATIONS)
