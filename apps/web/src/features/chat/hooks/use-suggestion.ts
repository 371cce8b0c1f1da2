import type { RefObject } from 'react'
import { findPlaceholder } from '../placeholder.ts'

/** Puts a suggested question into the input, with the first place to fill in selected. */
export function useSuggestion(
  input: RefObject<HTMLTextAreaElement | null>,
  setDraft: (text: string) => void,
) {
  return (question: string) => {
    setDraft(question)
    const place = findPlaceholder(question)
    // once the input has taken the text
    requestAnimationFrame(() => {
      input.current?.focus()
      input.current?.setSelectionRange(place?.start ?? question.length, place?.end ?? question.length)
    })
  }
}
