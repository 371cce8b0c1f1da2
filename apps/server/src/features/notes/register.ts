import { erased, exported, opened, registered, whose } from '../../platform/db/register.ts'
import { sealed } from './sealed.ts'
import { circleNotes } from './tables.ts'

export const notesRegister = [
  registered(circleNotes, 'What you keep about people of your Circle', {
    id: exported,
    userId: whose,
    circleMemberId: exported,
    linkId: erased('the number of a link, which no other server knows'),
    source: exported,
    contentSealed: opened(sealed.content),
    wordCount: exported,
    askId: exported,
    isFavourite: exported,
    isCompleted: exported,
    version: exported,
    createdAt: exported,
    updatedAt: exported,
  }),
]
