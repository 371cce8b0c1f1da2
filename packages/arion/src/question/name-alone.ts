/** A name and nothing else, sent after a question that only said "her" or "him". */
import { capital } from '../language/text.ts'
import { isName } from './person-in.ts'
import { plain } from './plain-text.ts'

/** `before`: the question of the turn before. */
export function nameAlone(typed: string, before: string | undefined): string | null {
  if (before === undefined || !wordsOf(before).some((word) => PRONOUNS.includes(word))) return null
  const [word = '', ...others] = wordsOf(typed)
  const name = capital(word)
  const isTyped = others.length === 0 && typed.trim().startsWith(name) && isName(name)
  return isTyped && !word.endsWith('ly') && !REPLIES.includes(word) ? name : null
}

function wordsOf(typed: string): string[] {
  return plain(typed).split(' ')
}

const PRONOUNS = ['her', 'him', 'she', 'he', 'them', 'they']
/** With these a turn is only nodded at, or gone on with. */
const REPLIES =
  'absolutely afternoon again agreed ah aha alone already alright always amazing amen anger anything anyway arion astrology awesome awful aye bad beautiful because better bloody both brilliant bullshit bye call calling carefully cheers christmas close closure coffee continue cool correct courage crap cute damn deal difficult dinner divorce done doubtful easter easy either else email enough evening ever everything exactly explain fair false fear fine forever friday fuck fucking funny go good goodbye gotcha great guilt ha haha happiness hard hello help her here hey hi him hm hmm home hope hopeless horrible how huh hurry impossible indeed interesting jealousy jupiter just later letter lol look love luck lunch marriage married mars maybe meaning meh mercury message monday money moon more morning much nah neither nerves never next nice no nobody none nonsense nope noted nothing now obvious often oh ok okay once one ouch pass peace perfect perhaps pity please pointless possible really right ring rubbish sad same saturday saturn seriously shame shit silence simpler single slowly so somebody someone sometimes soon sorry stars still stop strange strong sun sunday sure sweet terrible text thanks then there they this thursday time today tomorrow tonight too true trust try tuesday two typical ugh uh um understood until useless venus wait wednesday weekend weird well what whatever when where which who whom why wonderful work wow write wrong ya yeah yep yes yesterday you yup'.split(
    ' ',
  )
