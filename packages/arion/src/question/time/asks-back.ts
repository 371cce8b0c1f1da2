/** Whether a question asks about what has been, or about years without tables. */

/**
 * A question about what has been; a year that lies behind is one, too, unless it only tells what led to the
 * question.
 */
export function asksBack(text: string, today: string): boolean {
  if (ASKS_BACK.test(text)) return true
  const years = (text.match(/\b(?:18|19|20)\d\d\b/g) ?? []).map(Number)
  return (
    years.some((year) => year < Number(today.slice(0, 4))) &&
    !/^should\b|\b(will|shall|next|going to|coming|now|today)\b/.test(text)
  )
}

const ASKS_BACK =
  /^(and )?(how|what|why|when|who|where|which) (was|were|did|had|has|have|happened|went)\b|\bhappened\b|^(was|were|did|had|tell me about)\b|^(and |what about |how about )?(yesterday|last \w+)$|\bwhat (was|were) .*\b(about|like|on)\b/

export const VAGUE_PAST =
  /\b\w+ (days|weeks|months|years) ago\b|\bwhen i was( \w+)?\b|\bmy (childhood|youth)\b/

export const BEYOND_TABLES =
  /\b(?:in|of|for|around|was|is|will|year) (?:the year )?(?:1[0-7]\d\d|22[1-9]\d|220[1-9]|2[3-9]\d\d)\b/
