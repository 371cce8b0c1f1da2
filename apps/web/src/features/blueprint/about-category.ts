import { words } from '../../words/index.ts'

/** A line about a category; none for one that this version has no words for. */
export function aboutCategory(id: string): string | undefined {
  const lines: Record<string, string> = words.blueprint.about
  return lines[id]
}
