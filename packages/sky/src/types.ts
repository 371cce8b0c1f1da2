/**
 * The types of the sky. Degrees, UTC instants (`Date`), degrees per day; longitudes 0 ≤ λ < 360, tropical
 * unless a chart or a sky is of another zodiac, ecliptic of date, apparent and geocentric unless a name says
 * otherwise.
 */
import type {
  ASPECT_NAMES,
  AspectName,
  Body,
  HouseSystem,
  LunarNode,
  LunationKind,
  MINOR_ASPECT_NAMES,
  MajorAspect,
  MinorAspect,
  PartOfDay,
  PhaseName,
  Planet,
  Point,
  Sign,
  Zodiac,
} from './nouns.ts'

export * from './nouns.ts'

/**
 * How well a birth time is known. `approximate`: within ± `minutes` of the given time. `unknown`: any time of
 * that local day, or of one `part` of it; a reader that knows nothing of parts is then still right, for it
 * states nothing that rests on the hour.
 */
export type TimeAccuracy =
  | { kind: 'exact' }
  | { kind: 'approximate'; minutes: number }
  | { kind: 'unknown'; part?: PartOfDay }

export interface Position {
  /** 0 ≤ λ < 360 */
  longitude: number
  latitude: number
  /** degrees of longitude per day; negative is retrograde */
  speed: number
  declination: number
}

export interface Placement extends Position {
  body: Body
  sign: Sign
  /** 0 ≤ degree < 30, within the sign */
  degree: number
  isRetrograde: boolean
  /**
   * 1–12; null when the birth time does not allow to say. With an approximate time it can be known (the body
   * stays in that house all the time) even where `houses` of the chart is null.
   */
  house: number | null
  /**
   * Where the body travels within the uncertainty of the birth time (null when the time is exact): unwrapped
   * longitudes from ≤ to, and every sign it may be in. More than one sign means that the sign must not be
   * stated.
   */
  range: { from: number; to: number; signs: Sign[] } | null
}

export interface Angle {
  longitude: number
  sign: Sign
  degree: number
}

export interface Houses {
  /** the system of `cusps` */
  system: HouseSystem
  /** the system asked for; differs from `system` where that one has no solution (polar circles) */
  requested: HouseSystem
  /** 12 longitudes, cusps[0] is the first house */
  cusps: number[]
}

type AspectNameOf<Angle extends MajorAspect | MinorAspect> = (typeof ASPECT_NAMES &
  typeof MINOR_ASPECT_NAMES)[Angle]

/**
 * How far each aspect reaches between Sun and Moon, degrees, 0 to 15, the minor ones to 3; other pairs reach
 * less in the proportions of `natalOrb`. 0 leaves an aspect out; one that is not named keeps the reach of
 * `natalOrb`.
 */
export type NatalReach = Readonly<Partial<Record<MajorAspect | MinorAspect, number>>>

export interface NatalAspect<Angle extends MajorAspect | MinorAspect = MajorAspect> {
  a: Point
  b: Point
  aspect: Angle
  name: AspectNameOf<Angle>
  /**
   * distance from exactness, ≥ 0; at the given time, which may lie outside the aspect's reach where
   * `isUncertain`
   */
  orb: number
  /** the two move towards exactness; Ascendant and Midheaven count as standing still */
  isApplying: boolean
  /**
   * true when the aspect may be absent within the uncertainty of the birth time; such an aspect must not be
   * stated
   */
  isUncertain: boolean
  /**
   * smallest and largest orb within the uncertainty of the birth time, good to 0.01°; absent when the time is
   * exact
   */
  range?: { from: number; to: number }
}

export interface NatalChart {
  instant: Date
  latitude: number
  longitude: number
  accuracy: TimeAccuracy
  /** from when to when the birth may have been; null when the time is exact */
  span: [Date, Date] | null
  /** of every longitude, cusp and sign of this chart */
  zodiac: Zodiac
  /** what a longitude of this chart lacks to the tropical one, degrees; 0 for the tropical zodiac */
  ayanamsa: number
  /** the node that this chart counts with; `placements` has both */
  node: LunarNode
  /** as the chart was asked for */
  reach: NatalReach
  /** Sun to Pluto, then nodes, Chiron, Lilith */
  placements: Placement[]
  /**
   * the four below are null when the birth time does not allow them: unknown, or the sign of an angle changes
   * within the range
   */
  houses: Houses | null
  ascendant: Angle | null
  midheaven: Angle | null
  /** where the prime vertical meets the ecliptic in the west */
  vertex: Angle | null
  /** between Sun…Pluto, Ascendant and Midheaven; tightest first */
  aspects: NatalAspect[]
  /** the same of the minor aspects */
  minorAspects: NatalAspect<MinorAspect>[]
}

/** One stay of a transiting body within orb of an aspect to a fixed longitude. */
export interface TransitWindow {
  transiting: Planet
  natal: Point
  aspect: MajorAspect
  /** in orb from; null when that lies before the searched span's margin */
  enters: Date | null
  /** every exact pass, in order of time; empty when it comes close without closing */
  exact: Date[]
  leaves: Date | null
  /** smallest distance from exactness in the window, degrees, and when */
  closest: { orb: number; at: Date }
}

export interface MoonPhase {
  /** Moon minus Sun in longitude, 0 ≤ angle < 360: 0 new, 180 full */
  angle: number
  /** lit part of the disc, 0 to 1 */
  illumination: number
  sign: Sign
  degree: number
}

export interface Lunation {
  at: Date
  kind: LunationKind
  longitude: number
}
export interface Station {
  at: Date
  body: Planet | 'chiron'
  kind: 'retrograde' | 'direct'
  longitude: number
}
/** At its greatest moment. */
export interface Eclipse {
  at: Date
  of: 'solar' | 'lunar'
  /** annular and hybrid of the Sun only, penumbral of the Moon only */
  kind: 'total' | 'annular' | 'hybrid' | 'partial' | 'penumbral'
  /**
   * of the Sun: share of its diameter that is covered (for a central eclipse: ratio of the diameters); of the
   * Moon: in the umbra, or in the penumbra where that is all
   */
  magnitude: number
  saros: number
  /** of the eclipsed body */
  longitude: number
  /** where a solar eclipse is greatest, degrees, east positive */
  place: { latitude: number; longitude: number } | null
}
/** A body crosses into a sign, or over a cusp into a house. */
export interface Ingress<To = Sign> {
  at: Date
  body: Planet
  from: To
  to: To
  isRetrograde: boolean
}

/** A body stands again where it stood; cast the chart of `at` for wherever the person is then. */
export interface Return {
  at: Date
  body: Planet | 'chiron'
  /** slow bodies pass up to five times within a year; the second and fourth pass are retrograde */
  isRetrograde: boolean
}

/** From its last exact major aspect in a sign until it leaves that sign, the Moon is void of course. */
export interface VoidMoon {
  begins: Date
  ends: Date
  sign: Sign
  /** the sign that it enters then */
  towards: Sign
  /**
   * the aspect with which it begins; null where the Moon makes none in that sign, and is void from entering
   * it
   */
  last: { body: Planet; aspect: MajorAspect } | null
}

/** Secondary progressions: a day of the sky after the birth stands for a year of the life. */
export interface ProgressedChart {
  /** the moment of the life */
  at: Date
  /** the moment of the sky that stands for it */
  instant: Date
  /** `house` is the natal one, null unless the birth time is exact */
  placements: Placement[]
  /** Midheaven by solar arc in longitude, Ascendant from it; null unless the birth time is exact */
  ascendant: Angle | null
  midheaven: Angle | null
  /** progressed (`a`) to natal (`b`), within 1°; tightest first */
  aspects: CrossAspect[]
}

/** Annual profection: a sign for each year, from the Ascendant's on. */
export interface Profection {
  /** years completed, counted by returns of the Sun */
  age: number
  /** 1 to 12, whole signs from the Ascendant */
  house: number
  sign: Sign
  /** of the sign, traditional: the lord of the year */
  ruler: Planet
  /** the year, from one return of the Sun to the next */
  from: Date
  to: Date
}

/** A major aspect from a point of one chart to a point of another. */
export interface CrossAspect {
  /** of the first chart */
  a: Point
  /** of the second chart */
  b: Point
  aspect: MajorAspect
  name: AspectName
  /** distance from exactness, ≥ 0, at the given birth times */
  orb: number
  /** true when it may be absent within the uncertainty of a birth time; such an aspect must not be stated */
  isUncertain: boolean
  /** smallest and largest orb within the uncertainty of the birth times; absent when both are exact */
  range?: { from: number; to: number }
}

/**
 * What the clocks of a zone said. Offsets are seconds east of Greenwich; `instants[i]` is the local time read
 * with `offsets[i]`.
 */
export type LocalTime =
  | { kind: 'unique'; offsets: [number]; instants: [Date] }
  /** clocks went back: the hour happened twice, the earlier first */
  | { kind: 'repeated'; offsets: [number, number]; instants: [Date, Date] }
  /**
   * clocks went forward: the time never happened; offsets before and after the gap, `instants` read with each
   * of them
   */
  | { kind: 'skipped'; offsets: [number, number]; instants: [Date, Date] }

export type SkyErrorCode =
  | 'unknown_zone'
  | 'invalid_local_time'
  | 'invalid_instant'
  | 'out_of_range'
  | 'invalid_place'
  | 'invalid_angle'
  | 'ephemeris_failed'
  /**
   * none of the allowed values, such as an unknown body or house system; or a line of the program `sky` that
   * cannot be read
   */
  | 'invalid_input'

/**
 * Every refusal of this package. `code` is for programs, `message` says what was wrong and what would be
 * right.
 */
export class SkyError extends Error {
  override name = 'SkyError'
  readonly code: SkyErrorCode
  constructor(code: SkyErrorCode, message: string) {
    super(message)
    this.code = code
  }
}

export interface ChartInput {
  at: Date
  /** degrees, north positive */
  latitude: number
  /** degrees, east positive */
  longitude: number
  houseSystem?: HouseSystem
  accuracy?: TimeAccuracy
  /** local day of an unknown time, or its known part, as [start, end) */
  day?: [Date, Date]
  /** that of the sky which is asked, see `Sky.inZodiac`, unless named */
  zodiac?: Zodiac
  /** the true one unless named */
  node?: LunarNode
  reach?: NatalReach
}

/**
 * The engine, opened once and shared. Everything is synchronous and pure: the same arguments give the same
 * answer.
 *
 * Frame: apparent places (light time, aberration, deflection by the Sun), geocentric, ecliptic and true
 * equinox of date. Degrees, degrees per day; UTC instants, read as UT1 (they differ by less than 0.9 s).
 * Source of all positions, angles, cusps and eclipses: the Swiss Ephemeris 2.10.03 (Koch and Treindl,
 * Astrodienst) with JPL's DE431, 0.001″ from it. How far the Earth will have turned is a forecast (ΔT): what
 * is found for 2050 may come some seconds, for 2100 a minute or two earlier or later.
 *
 * A value that is refused is refused with a `SkyError` (a shape that the types forbid may end in a
 * TypeError): `out_of_range` for instants outside 2 January 1800 to 31 December 2200, `invalid_instant` for
 * no Date or a span that ends before it begins, `invalid_place` beyond latitude ±90 or longitude ±180 and for
 * NaN, `invalid_angle` for a longitude or orb that is none, `unknown_zone`, `invalid_local_time`,
 * `invalid_input` for a value that is none of those allowed. No message contains an instant, a date or
 * coordinates.
 */
export interface Sky {
  /**
   * The same sky with every longitude, sign and cusp, given and answered, of one zodiac: a transit over a
   * point of a sidereal chart is found among the stars, where that point stands. Opened once for each.
   */
  inZodiac(zodiac: Zodiac): Sky

  // ── positions ──
  /**
   * Longitude 0 ≤ λ < 360, latitude, speed in longitude, declination (Meeus, Astronomical Algorithms, 13.4)
   * of one body.
   */
  position(body: Body, at: Date): Position
  /** The longitude of `position` alone, in half the time. */
  longitude(body: Body, at: Date): number
  /**
   * A natal chart. House system: Placidus unless named; zodiac: that of this sky unless named. An unknown
   * time needs `day`, from `localDay` or `partOfDay`; what the birth time does not support is null, a range
   * or `isUncertain`. Within an approximate time the angles are followed every four minutes, the bodies every
   * three hours.
   * @throws SkyError `invalid_place`, `invalid_input`, `out_of_range`; `invalid_instant` also for ± more than
   *   720 minutes, an unknown time without its day, and an instant outside it
   */
  chart(input: ChartInput): NatalChart

  // ── time: the IANA database with backzone, local mean time before zones ──
  /** every name of a zone, aliases too, sorted */
  zones(): readonly string[]
  /**
   * What the clocks of a zone showed, years 1800 to 2200.
   * @param local `YYYY-MM-DDTHH:MM` or with `:SS`, Gregorian
   * @throws SkyError `unknown_zone`, `invalid_local_time`, `out_of_range`
   */
  localTime(zone: string, local: string): LocalTime
  /** seconds east of Greenwich at that instant */
  offsetAt(zone: string, at: Date): number
  /** whether the clocks of the zone stood ahead for summer at that instant */
  isSummerTime(zone: string, at: Date): boolean
  /** `YYYY-MM-DD` in the zone */
  localDate(zone: string, at: Date): string
  /**
   * First instant of that local day (`YYYY-MM-DD`), and of the next. Throws `invalid_local_time`, also for a
   * day that the zone left out.
   */
  localDay(zone: string, date: string): [Date, Date]
  /**
   * First instant of a part of that local day (from 00, 06, 12 and 18 o'clock), and of the next part. Throws
   * as `localDay`.
   */
  partOfDay(zone: string, date: string, part: PartOfDay): [Date, Date]

  // ── when: in order of time; spans include both ends ──
  /**
   * Windows that touch [from, to]; each window's own enter, passes and leave are given whole even where they
   * lie outside the span. Unless named: all bodies but the Moon, the five major aspects, orbs of `transitOrb`
   * (2°, fast bodies 1.5°, sextiles less). Orbs from above 0 to 15°. Exact passes are good to 0.02″ of
   * longitude; enter and leave to 0.02″ too, except within a day of a conjunction with the Sun (3″). Found in
   * Chebyshev tables of the engine's own longitudes, by bisection and Newton.
   */
  transits(input: {
    points: readonly { point: Point; longitude: number }[]
    from: Date
    to: Date
    bodies?: readonly Planet[]
    aspects?: readonly MajorAspect[]
    orb?: (body: Planet, point: Point, aspect: MajorAspect) => number
  }): TransitWindow[]
  /** Of a moment; the lit part after Meeus, Astronomical Algorithms, 48.1 to 48.3. */
  moonPhase(at: Date): MoonPhase
  /**
   * The Moon's one name for a day [from, to): that of the quarter which is exact in it, else of the phase
   * between the quarters. So one day in a month is that of the full Moon, and the days beside it are not.
   */
  phaseOfDay(from: Date, to: Date): PhaseName
  /**
   * New Moons, quarters and full Moons: the difference of the apparent longitudes is 0°, 90°, 180°, 270°.
   * Good to 0.1 s.
   */
  lunations(from: Date, to: Date): Lunation[]
  /**
   * Turns of the apparent longitude of Mercury to Pluto and Chiron (not zeros of the reported speed), good to
   * 2 s.
   */
  stations(from: Date, to: Date): Station[]
  /** Solar and lunar eclipses anywhere on Earth, at their greatest moment. */
  eclipses(from: Date, to: Date): Eclipse[]
  /** A body crosses from sign to sign, forwards or backwards; good to 0.02″ of longitude. */
  signIngresses(body: Planet, from: Date, to: Date): Ingress[]
  /** The same over natal cusps: twelve longitudes, else `invalid_angle`. */
  houseIngresses(body: Planet, cusps: readonly number[], from: Date, to: Date): Ingress<number>[]
  /**
   * When a body comes back to a longitude (degrees): solar, lunar, Saturn returns and the like;
   * good to 0.02″ of longitude.
   */
  returns(body: Return['body'], longitude: number, from: Date, to: Date): Return[]
  /**
   * Void-of-course Moons that touch the span, whole. `bodies` whose aspects count: all but the Moon unless
   * named (the tradition counts Sun to Saturn). Good to a second; within a day of a planet's conjunction with
   * the Sun to 6 s.
   */
  voidMoons(from: Date, to: Date, bodies?: readonly Planet[]): VoidMoon[]
  /**
   * Secondary progressions of a birth for a moment of the life: the sky after as many days as years have
   * passed, a year being the mean tropical one of 365.24219 days (Meeus, chapter 27). Midheaven by solar arc
   * in longitude; the Ascendant is the one that rises with it at the birth place under the obliquity of the
   * progressed day. Throws `invalid_instant` before the birth.
   */
  progressions(birth: ChartInput, at: Date): ProgressedChart
  /**
   * The annual profection for a moment of the life, by whole signs from the Ascendant's, one for each return
   * of the (tropical) Sun (Vettius Valens, Anthologies IV); null for a chart without Ascendant. Throws
   * `invalid_instant` before the birth.
   */
  profection(chart: NatalChart, at: Date): Profection | null

  // ── two people ──
  /**
   * The chart of the middle between two births in time and place (Ronald Davison, Synastry, 1977): the mean
   * of the instants, of the latitudes, and of the longitudes the short way round. As uncertain as the two
   * births are. House system and zodiac are those of the charts; throws `invalid_input` for charts of two
   * zodiacs. Aspects, overlays, composite and the ranked list need no engine: `synastryAspects`,
   * `houseOverlays`, `compositeChart`, `connectingFactors`.
   */
  davison(a: NatalChart, b: NatalChart): NatalChart
}
