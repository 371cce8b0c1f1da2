import { z } from 'zod'
import { BirthTimeAccuracy } from './birth.ts'
import { StoredChart } from './chart.ts'
import { endpoint } from './endpoint.ts'
import { Nothing, ZoneName } from './shared.ts'

export const Profile = z.object({
  userId: z.string(),
  email: z.string(),
  fullName: z.string(),
  personalContext: z.string().nullable(),
  birth: z
    .object({
      birthDate: z.string(),
      birthTime: z.string(),
      birthTimeAccuracy: BirthTimeAccuracy,
      birthTimeMinutes: z.number().nullable(),
      birthTimeFold: z.number().nullable(),
      birthPlace: z.string(),
      birthLatitude: z.number(),
      birthLongitude: z.number(),
      timezone: z.string(),
      /** the offset at the birth instant, for example "UTC+01:00" */
      offset: z.string(),
    })
    .nullable(),
  chart: StoredChart.nullable(),
  currentTimeZone: z.string().nullable(),
  hasSeenWelcomeModal: z.boolean(),
})
export type Profile = z.infer<typeof Profile>

export const getProfile = endpoint({
  method: 'GET',
  path: '/api/profile',
  access: 'signed-in',
  input: Nothing,
  answers: 'json',
  output: Profile,
})

/** Only what is given changes. An empty personal context is stored as null. */
export const updateProfile = endpoint({
  method: 'PATCH',
  path: '/api/profile',
  access: 'signed-in',
  input: z.object({
    fullName: z.string().trim().min(1).max(200).optional(),
    personalContext: z.string().max(4000).nullable().optional(),
    currentTimeZone: ZoneName.optional(),
    hasSeenWelcomeModal: z.boolean().optional(),
  }),
  answers: 'json',
  output: Profile,
})
