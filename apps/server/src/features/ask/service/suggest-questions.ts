import { suggestedQuestions } from '@astrarium/arion'

/** The questions offered above the input, by group. */
export function suggestQuestions(): { group: string; questions: string[] }[] {
  return suggestedQuestions().map(({ group, questions }) => ({ group, questions: [...questions] }))
}
