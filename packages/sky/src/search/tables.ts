import type { Ephemeris } from '../ephemeris/ephemeris.ts'
import { openTrack } from '../ephemeris/track.ts'
import type { Track, TrackBody } from '../ephemeris/track.ts'

/** The tables that all searches share, and the engine that they are made with. */
export interface Tables {
  ephemeris: Ephemeris
  track(body: TrackBody): Track
}

export function openTables(ephemeris: Ephemeris): Tables {
  const tracks = new Map<TrackBody, Track>()
  return {
    ephemeris,
    track(body) {
      let track = tracks.get(body)
      if (track === undefined) {
        track = openTrack(ephemeris, body)
        tracks.set(body, track)
      }
      return track
    },
  }
}
