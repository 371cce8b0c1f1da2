import { z } from 'zod'
import { BirthShown } from './birth.ts'
import { StoredChart } from './chart.ts'
import { ChartSettings } from './chart-settings.ts'
import { endpoint } from './endpoint.ts'
import { Nothing, ZoneName } from './shared.ts'

export const Profile = z.object({
  userId: z.string(),
  email: z.string(),
  fullName: z.string(),
  personalContext: z.string().nullable(),
  birth: BirthShown.nullable(),
  chart: StoredChart.nullable(),
  /** how charts are made for this person */
  chartSettings: ChartSettings,
  /** where the photo is, under an address that changes with it */
  profilePhotoUrl: z.string().nullable(),
  currentTimeZone: z.string().nullable(),
  hasSeenWelcomeModal: z.boolean(),
  /** whether the chart of each day is made before it is asked for, and the gate opens by itself */
  preparesDay: z.boolean(),
  /** only what is needed: no day is made ready, and no outside model words an answer */
  isRestricted: z.boolean(),
  /** by name, for everybody with an account; null until the person was asked */
  isFindable: z.boolean().nullable(),
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
    preparesDay: z.boolean().optional(),
    isRestricted: z.boolean().optional(),
    isFindable: z.boolean().optional(),
  }),
  answers: 'json',
  output: Profile,
})

export const PHOTO_MAX = 5 * 1024 * 1024

/**
 * A photo as base64; the square in its middle is kept. Refuses with photo_too_large, photo_type,
 * photo_too_many_pixels, photo_moves, photo_unreadable.
 */
export const setProfilePhoto = endpoint({
  method: 'PUT',
  path: '/api/profile/photo',
  access: 'signed-in',
  input: z.object({ photo: z.base64().min(1) }),
  answers: 'json',
  output: Profile,
})

export const removeProfilePhoto = endpoint({
  method: 'DELETE',
  path: '/api/profile/photo',
  access: 'signed-in',
  input: Nothing,
  answers: 'json',
  output: Profile,
})

/** One's own. Refuses with photo_not_found. */
export const getProfilePhoto = endpoint({
  method: 'GET',
  path: '/api/profile/photo',
  access: 'signed-in',
  input: z.object({ v: z.string().optional() }),
  answers: 'picture',
  output: z.literal('image/webp'),
})
