/** A question that leans on the turn before it. */
import type { Kind } from '../kinds/kind.ts'
import { KIND_ROWS } from '../kinds/rows.ts'
import { themeOf } from '../topic-words.ts'
import type { Span } from '../../time/span.ts'

export function followWords(text: string, span: Span | null): 'span' | 'theme' | 'more' | 'simpler' | null {
  if (SIMPLER.test(text) && text.split(' ').length <= 10) return 'simpler'
  if (
    /^(tell me more|more|go on|say more|explain|can you explain|how so|why|why is that|why so|anything else|what else|continue|elaborate|and why)\b/.test(
      text,
    ) &&
    text.split(' ').length <= 6
  )
    return 'more'
  if (/^(and|what about|how about|ok and|but what about|and what about|then)\b/.test(text))
    return span ? 'span' : themeOf(text) ? 'theme' : 'more'
  if (span && text.split(' ').length <= 4 && !themeOf(text)) return 'span'
  return null
}

const SIMPLER =
  /^((can you |could you |please )*(explain|say|put|tell)( it| that| this| me)*( please| a bit| more| much)* (simply|simpler|simple|shorter|easier|in (simple|simpler|plain|easy|other|normal) (words|english|terms|language))|simpler|simplify( it| that| this)?|shorter|in (simple|simpler|plain|short|other)( words| english| terms)?|eli5|tl ?dr|summari[sz]e( it| that| this)?|(that is |that's |this is |it is |it's )?too (long|complicated|much)|(sorry )?i (don't|do not|didn't|did not) (understand|get)( it| that| this)?|what does (that|this|it) mean|what do you mean( by (that|this|it))?|huh|what)( please)?$/

/** A new topic after a purpose asks why it is so there. */
export function onNewTheme(before: Kind): Kind {
  return KIND_ROWS[before].onNewTheme
}

/** "Why?" after a verdict or a forecast asks for the reasons in the chart. */
export function lasting(before: Kind): Kind {
  return KIND_ROWS[before].lasts || before === 'chart' ? before : 'why'
}

/** "And next month?" after a question about today asks for an outlook, and the other way round. */
export function spanKind(before: Kind, span: Span): Kind {
  const { day, stretch } = KIND_ROWS[before].onNewSpan
  return span.from === span.to ? day : stretch
}
