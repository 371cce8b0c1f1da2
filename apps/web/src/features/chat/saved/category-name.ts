import { words } from '../../../words/index.ts'

/** A topic in the words of the screen; one that is not known stays as it came. */
export function categoryName(category: string): string {
  const names: Record<string, string> = words.savedChats.categories.names
  return names[category] ?? category
}
