import { FactShown } from '@astrarium/contracts'
import { listOf, sealedJson, sealedText } from '../../platform/vault/sealed-column.ts'
import { KeptAskBack } from './asked-back.ts'
import { KeptState } from './kept-state.ts'
import { readChunk, writeChunk } from './answer-chunk.ts'

const chunkPlace = { table: 'ask_frames', column: 'text', sealedAs: 'frame' }

export const sealed = {
  title: sealedText({ table: 'chat_threads', column: 'title', sealedAs: 'title' }),
  message: sealedText({ table: 'chat_messages', column: 'content', sealedAs: 'message' }),
  question: sealedText({ table: 'asks', column: 'question', sealedAs: 'question' }),
  answer: sealedText({ table: 'asks', column: 'answer', sealedAs: 'answer' }),
  facts: sealedJson({ table: 'asks', column: 'facts', sealedAs: 'facts' }, listOf(FactShown)),
  asksBack: sealedJson({ table: 'asks', column: 'asks_back', sealedAs: 'asks_back' }, KeptAskBack),
  state: sealedJson({ table: 'asks', column: 'state', sealedAs: 'state' }, KeptState),
  chunk: { ...chunkPlace, write: writeChunk, read: readChunk },
}
