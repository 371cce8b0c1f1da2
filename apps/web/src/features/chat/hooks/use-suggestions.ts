import { useQuery } from '@tanstack/react-query'
import { filledWith } from '../placeholder.ts'
import { suggestionsQuery } from '../queries.ts'

/** Questions to begin with, in groups; `about`: the name of whom the conversation is about. */
export function useSuggestions(about: string | null) {
  return (useQuery(suggestionsQuery).data ?? []).map(({ group, questions }) => ({
    group,
    questions: questions.map((question) => filledWith(about, question)),
  }))
}
