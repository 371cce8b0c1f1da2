import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id, Instant, Nothing, Success } from './shared.ts'

export const NOTE_MAX = 10_000
export const NOTES_MAX = 5000
export const NOTES_A_PAGE = 50

/** What somebody wrote themselves is theirs to change; what Arion said is kept as it was said. */
const NoteSource = z.enum(['arion', 'own'])

/** Kept about somebody in the Circle. Whose it is stands in the list of members, which changes by itself. */
export const CircleNote = z.object({
  id: z.string(),
  circleMemberId: z.string(),
  content: z.string(),
  source: NoteSource,
  /** the question that was answered so; null for one's own words, and once the question was deleted */
  askId: z.string().nullable(),
  isFavourite: z.boolean(),
  isCompleted: z.boolean(),
  wordCount: z.number().int(),
  /** counts the edits of the words; an edit says which one it was made from */
  version: z.number().int(),
  createdAt: Instant,
  updatedAt: Instant,
})
export type CircleNote = z.infer<typeof CircleNote>

const Words = z.string().trim().min(1).max(NOTE_MAX).describe(`text of 1 to ${NOTE_MAX} characters`)
const ofNote = z.object({ noteId: Id })

/** Which notes: all that is given has to fit. */
const NoteWish = z.object({
  favourites: z.literal('true').optional(),
  completed: z.literal('true').optional(),
  /** made at this instant or later */
  from: Instant.optional(),
  /** made before this instant */
  until: Instant.optional(),
  /** words that stand in the note, or in the name of whoever it is about, whatever their case */
  search: z.string().trim().max(200).describe('text of at most 200 characters').default(''),
})
export type NoteWish = z.output<typeof NoteWish>

/** Newest first, those that fit, a page at a time. */
export const listCircleNotes = endpoint({
  method: 'GET',
  path: '/api/circle/notes',
  access: 'signed-in',
  input: NoteWish.extend({
    circleMemberId: Id.optional(),
    /** `next` of the page before */
    after: z
      .string()
      .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_[\da-f-]{36}$/)
      .describe('`next` of the page before')
      .optional(),
  }),
  answers: 'json',
  output: z.object({
    notes: z.array(CircleNote).max(NOTES_A_PAGE),
    /** where the next page begins; null at the end */
    next: z.string().nullable(),
  }),
})
export type CircleNotes = z.output<typeof listCircleNotes.output>

/** Whom notes are kept about, those with the latest that fits first. The statistics are of all notes. */
export const getNotesOverview = endpoint({
  method: 'GET',
  path: '/api/circle/notes-overview',
  access: 'signed-in',
  input: NoteWish,
  answers: 'json',
  output: z.object({
    people: z.array(
      z.object({
        circleMemberId: z.string(),
        /** all about them */
        total: z.number().int(),
        /** those that fit; nobody is left out for having none */
        count: z.number().int(),
      }),
    ),
    statistics: z.object({
      total: z.number().int(),
      favourites: z.number().int(),
      completed: z.number().int(),
      /** made within 7 days */
      recent: z.number().int(),
      averageWords: z.number().int(),
    }),
  }),
})
export type NotesOverview = z.output<typeof getNotesOverview.output>

/** Words of one's own. Refusals: member_not_found, notes_full. */
export const addCircleNote = endpoint({
  method: 'POST',
  path: '/api/circle/notes',
  access: 'signed-in',
  input: z.object({ circleMemberId: Id, content: Words }),
  answers: 'json',
  output: CircleNote,
})

/** One of one's own as it stands now. Refuses with note_not_found. */
export const getCircleNote = endpoint({
  method: 'GET',
  path: '/api/circle/notes/:noteId',
  access: 'signed-in',
  params: ofNote,
  input: Nothing,
  answers: 'json',
  output: CircleNote,
})

/**
 * Only one's own words (`bad_request` for Arion's). Refuses with note_not_found, for another person's too, as
 * those below do, and with note_changed where `version` is not the newest.
 */
export const updateCircleNote = endpoint({
  method: 'PATCH',
  path: '/api/circle/notes/:noteId',
  access: 'signed-in',
  params: ofNote,
  input: z.object({ version: z.number().int().min(1), content: Words }),
  answers: 'json',
  output: CircleNote,
})

export const setNoteFavourite = endpoint({
  method: 'PUT',
  path: '/api/circle/notes/:noteId/favourite',
  access: 'signed-in',
  params: ofNote,
  input: z.object({ isFavourite: z.boolean() }),
  answers: 'json',
  output: CircleNote,
})

export const setNoteCompleted = endpoint({
  method: 'PUT',
  path: '/api/circle/notes/:noteId/completed',
  access: 'signed-in',
  params: ofNote,
  input: z.object({ isCompleted: z.boolean() }),
  answers: 'json',
  output: CircleNote,
})

export const deleteCircleNote = endpoint({
  method: 'DELETE',
  path: '/api/circle/notes/:noteId',
  access: 'signed-in',
  params: ofNote,
  input: Nothing,
  answers: 'json',
  output: Success,
})

/**
 * An answer about somebody, kept as a note of them once, or taken out. Refuses with ask_not_found,
 * member_not_found, notes_full, bad_request where it is about somebody else, and not_shared
 * where the consent of somebody linked was withdrawn, or given anew, since it was asked.
 */
export const keepAnswerAsNote = endpoint({
  method: 'PUT',
  path: '/api/circle/members/:memberId/notes/:askId',
  access: 'signed-in',
  params: z.object({ memberId: Id, askId: Id }),
  input: z.object({ isKept: z.boolean() }),
  answers: 'json',
  output: z.object({ isKept: z.boolean() }),
})
