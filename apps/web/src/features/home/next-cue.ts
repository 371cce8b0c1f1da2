import type { TimingCue } from '@astrarium/contracts'

/** The first moment of the day that is still ahead; stretches that are on already are none. */
export function nextCue(cues: readonly TimingCue[], now: Date): TimingCue | null {
  const ahead = cues.filter(({ at }) => at !== null && Date.parse(at) >= now.getTime())
  return ahead.toSorted((a, b) => Date.parse(a.at!) - Date.parse(b.at!))[0] ?? null
}
