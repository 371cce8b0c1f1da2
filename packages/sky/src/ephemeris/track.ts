import { normalized } from '../aspects/angles.ts'
import type { Ephemeris } from './ephemeris.ts'
import { fitTogether, longitudeIn, speedIn } from './piece.ts'
import type { Piece, TrackBody } from './piece.ts'

/**
 * The longitude of one body as polynomial pieces, made on first use and kept: every search of everybody
 * shares them.
 */
export interface Track {
  body: TrackBody
  /** pieces that cover a span, in order */
  pieces(from: number, to: number): Piece[]
  /** times at which the body turns, good to minutes: at a station the longitude stands */
  turns(from: number, to: number): number[]
  /** longitude (0 ≤ λ < 360) and speed at one time */
  at(time: number): { longitude: number; speed: number }
}

export const TRACK_BEGIN = 2_378_497.5 // 1800-01-02
export const TRACK_END = 2_597_000 // in 2398, before the end of the data

const BLOCK_DAYS: Record<TrackBody, number> = {
  sun: 16,
  moon: 4,
  mercury: 8,
  venus: 16,
  mars: 16,
  jupiter: 16,
  saturn: 16,
  uranus: 16,
  neptune: 16,
  pluto: 16,
  chiron: 16,
}
type Blocks = Map<number, Piece[]>

/** The tracks of all bodies. */
export interface Tracks {
  of(body: TrackBody): Track
  /**
   * makes the pieces of several bodies together: at one instant the engine works out Earth, precession and
   * nutation for all of them once
   */
  prepare(bodies: readonly TrackBody[], from: number, to: number): void
}

export function openTracks(ephemeris: Ephemeris): Tracks {
  const blocks = new Map<TrackBody, Blocks>()
  const tracks = new Map<TrackBody, Track>()
  const blocksOf = (body: TrackBody) => blocks.get(body) ?? blocks.set(body, new Map()).get(body)!

  function fill(bodies: readonly TrackBody[], index: number) {
    const missing = bodies.filter((body) => !blocksOf(body).has(index))
    if (missing.length === 0) return
    const days = BLOCK_DAYS[missing[0]!]
    const start = TRACK_BEGIN + index * days
    fitTogether(ephemeris, missing, start, start + days).forEach((pieces, i) =>
      blocksOf(missing[i]!).set(index, pieces),
    )
  }

  return {
    of(body) {
      let track = tracks.get(body)
      if (track === undefined) {
        track = trackOf(body, blocksOf(body), (index) => fill([body], index))
        tracks.set(body, track)
      }
      return track
    },
    prepare(bodies, from, to) {
      for (const days of new Set(bodies.map((body) => BLOCK_DAYS[body]))) {
        const alike = bodies.filter((body) => BLOCK_DAYS[body] === days)
        for (let index = blockAt(from, days); index <= lastBlock(from, to, days); index++) fill(alike, index)
      }
    },
  }
}

function trackOf(body: TrackBody, blocks: Blocks, fill: (index: number) => void): Track {
  const days = BLOCK_DAYS[body]
  function block(index: number): Piece[] {
    if (!blocks.has(index)) fill(index)
    return blocks.get(index)!
  }
  function pieces(from: number, to: number): Piece[] {
    const found: Piece[] = []
    for (let index = blockAt(from, days); index <= lastBlock(from, to, days); index++) {
      for (const piece of block(index)) if (piece.end >= from && piece.start <= to) found.push(piece)
    }
    return found
  }
  return {
    body,
    pieces,
    turns(from, to) {
      // between two pieces, not within them: a turn may fall on the border of two blocks
      const found = pieces(from, to)
      return found.flatMap((piece, i) => {
        const next = found[i + 1]
        return next && rises(piece) !== rises(next) && piece.end >= from && piece.end <= to ? piece.end : []
      })
    },
    at(time) {
      const pieces = block(blockAt(time, days))
      const piece = pieces.find(({ end }) => time <= end) ?? pieces.at(-1)!
      return { longitude: normalized(longitudeIn(piece, time)), speed: speedIn(piece, time) }
    },
  }
}

function rises({ first, last }: Piece): boolean {
  return last > first
}

function blockAt(time: number, days: number): number {
  return Math.floor((time - TRACK_BEGIN) / days)
}

/** The block in which a span ends; a span that ends on a border does not need the block after it. */
function lastBlock(from: number, to: number, days: number): number {
  return Math.max(blockAt(from, days), Math.ceil((to - TRACK_BEGIN) / days) - 1)
}
