import {
  arrivingAs,
  erased,
  exported,
  exportedLink,
  opened,
  openedOnly,
  registered,
  whose,
} from '../../platform/db/register.ts'
import { sealed } from './sealed.ts'
import { answerChunks, asks, chatMessages, chatThreads } from './tables.ts'

const onItsWay = erased('part of an answer on its way, gone when it is whole')

const ofTheServer = erased('which server answers, until it has')

export const askRegister = [
  registered(chatThreads, 'Your conversations', {
    id: exported,
    userId: whose,
    titleSealed: opened(sealed.title),
    createdAt: exported,
    lastMessageAt: exported,
    circleMemberId: exported,
    headId: exportedLink,
  }),
  registered(asks, 'Your questions with their answers, and what each stands on', {
    id: exported,
    userId: whose,
    threadId: exported,
    parentId: exportedLink,
    turnId: exported,
    version: exported,
    idempotencyKey: exported,
    circleMemberId: exported,
    circleLinkId: erased('the number of a link, which no other server knows'),
    shownBy: erased('numbers of links, which no other server knows'),
    // an answer that was on its way elsewhere does not arrive here
    status: arrivingAs((status) => (status === 'reserved' ? 'returned' : status)),
    outcome: exported,
    questionSealed: opened(sealed.question),
    answerSealed: opened(sealed.answer),
    factsSealed: opened(sealed.facts),
    asksBackSealed: opened(sealed.asksBack),
    // where it arrives the questions are read from their words
    stateSealed: openedOnly(sealed.state),
    offer: exported,
    askedAt: exported,
    category: exported,
    isFavourite: exported,
    includesDebug: erased('whether the browser asked to see what stood behind the answer'),
    serverId: ofTheServer,
    takenUp: ofTheServer,
  }),
  registered(chatMessages, 'What you and Arion said, line by line', {
    id: exported,
    userId: whose,
    threadId: exported,
    askId: exported,
    role: exported,
    contentSealed: opened(sealed.message),
    createdAt: exported,
  }),
  registered(answerChunks, 'An answer while it is written', {
    askId: onItsWay,
    seq: onItsWay,
    userId: whose,
    textSealed: onItsWay,
  }),
]
