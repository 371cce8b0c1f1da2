/** The one question of a message that is answered, as the sky and the thread of the asker let it be read. */
import type { Sky } from '@astrarium/sky'
import { questionFrame } from '../question/ask-frame.ts'
import { firstAsked } from '../question/first-asked.ts'
import { readQuestion } from '../question/read-question.ts'
import type { AskInput } from '../types.ts'

export function firstOf(sky: Sky, input: AskInput): AskInput {
  const frame = questionFrame(sky, input)
  return firstAsked(input, frame.today, (one) => readQuestion(one, frame))
}
