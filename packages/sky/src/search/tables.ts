import type { Ephemeris } from '../ephemeris/ephemeris.ts'
import { openTracks } from '../ephemeris/track.ts'
import type { Tracks } from '../ephemeris/track.ts'

/** The tables that all searches share, and the engine that they are made with. */
export interface Tables {
  ephemeris: Ephemeris
  tracks: Tracks
}

export function openTables(ephemeris: Ephemeris): Tables {
  return { ephemeris, tracks: openTracks(ephemeris) }
}
