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
  'absolutely again agreed ah aha alone already alright always amazing amen anything anyway awesome aye bad because beautiful better both brilliant bye cheers close continue cool correct crap damn either else enough ever everything exactly explain false fine forever friday funny go good goodbye great ha haha hello help here hey hi him her hm hmm how huh indeed interesting just lol look love maybe meaning meh money monday more much nah neither never next nice no nobody none nope nothing now often oh ok okay once one ouch pass perfect perhaps please pity ring really right sad same saturday seriously shame shit simpler so somebody someone sometimes soon sorry still stop strange strong sunday sure terrible text thanks then there they this thursday today tomorrow tonight too true try tuesday two ugh uh um until wait wednesday weird well what whatever when where which who whom why wonderful work wow write wrong ya yeah yep yes yesterday you yup'.split(
    ' ',
  )
