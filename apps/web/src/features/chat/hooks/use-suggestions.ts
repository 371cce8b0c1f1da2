import { useQuery } from '@tanstack/react-query'
import { circleQuery } from '../../circle/queries.ts'
import { filledWith } from '../placeholder.ts'
import { suggestionsQuery } from '../queries.ts'
import { nearestOf } from '../suggested-person.ts'

/**
 * Questions to begin with, in groups; `about`: the name of whom the conversation is about, else they name who
 * stands nearest in the Circle.
 */
export function useSuggestions(about: string | null) {
  const circle = useQuery(circleQuery)
  const suggestions = useQuery(suggestionsQuery).data ?? []
  // no chip changes under the finger
  if (about === null && circle.isPending) return []
  const name = about ?? nearestOf(circle.data ?? [])
  return suggestions.map(({ group, questions }) => ({
    group,
    questions: questions.map((question) => filledWith(name, question)),
  }))
}
