/** "Don't say full moon": what is not to be the answer is not what is asked about. */
export function withoutUnwanted(question: string): string {
  const rest = question.replace(
    /\b(?:and |but |please )?(?:do not|don['’]?t) (?:you )?(?:dare )?(?:say|tell me|blame|give me|start with|come with|mention)\b[^.?!\n]*[.?!]*/gi,
    ' ',
  )
  return rest.trim() === '' ? question : rest
}

const BODIES = 'mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto'

/**
 * What people write for "retrograde": the sign of a prescription, as in tables of the sky; that a planet goes
 * backwards; and a joke about a drink.
 */
export function withRetrograde(question: string): string {
  return question
    .replace(/℞/g, ' Rx ')
    .replace(
      new RegExp(
        `\\b(${BODIES})\\b([^.?!]{0,30}?)\\b(?:rx|retro|(?:in )?gatorade|(?:going |moving )?backwards?)(?![\\w-])`,
        'gi',
      ),
      '$1$2retrograde',
    )
    .replace(
      /^(\W*(?:(?:what|who|which|is|are|any|anything|any planets?|planets?|all|that are|currently|now) )*)rx(?=(?: (?:now|today|right now|currently|at the moment))?\W*$)/i,
      '$1retrograde',
    )
}
