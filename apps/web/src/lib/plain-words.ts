/** An answer without its markup, on one line: for a preview. */
export function plainWords(answer: string): string {
  return answer
    .replaceAll('**', '')
    .replace(/^\s*(#{1,6}|[-*•])\s+/gm, '')
    .replace(/\s+/g, ' ')
    .trim()
}
