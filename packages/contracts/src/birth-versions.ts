import { z } from 'zod'
import { BirthShown } from './birth.ts'
import { StoredChart } from './chart.ts'
import { endpoint } from './endpoint.ts'
import { Id, Instant, Nothing } from './shared.ts'

/** So many are kept; the oldest goes when another comes. */
export const BIRTH_VERSIONS_MAX = 20

/** Birth details that stood before a correction. */
export const BirthVersion = z.object({ id: Id, replacedAt: Instant, birth: BirthShown })
export type BirthVersion = z.infer<typeof BirthVersion>

/** Earlier birth details, the latest first. */
export const listBirthVersions = endpoint({
  method: 'GET',
  path: '/api/chart/birth/versions',
  access: 'signed-in',
  input: Nothing,
  answers: 'json',
  output: z.object({ versions: z.array(BirthVersion) }),
})

/**
 * Earlier birth details stand again, with a chart made of them; those that stood become an earlier version.
 * Refuses with not_found, chart_failed.
 */
export const restoreBirthVersion = endpoint({
  method: 'POST',
  path: '/api/chart/birth/versions/:versionId/restore',
  access: 'signed-in',
  params: z.object({ versionId: Id }),
  input: Nothing,
  answers: 'json',
  output: z.object({ chart: StoredChart }),
})
