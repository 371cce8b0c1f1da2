/** The words of a question as the readers of patterns want them. */

/**
 * The day of a birth is not the time that is asked about: "I was born on 3 May 1990. How will next month be?"
 */
export function withoutBirth(question: string): string {
  return question.replace(/\b(born|birth ?(day|date) (is|was)|date of birth)\b[^.!?;]*/gi, ' ')
}

export function plain(question: string): string {
  return question
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .replace(/\b(how|what|when|who|where|that|it)'s\b/g, '$1 is')
    .replace(
      /^(please |hey |hi |hello |arion )*(can|could|would|will) you (please )?(help me (with|understand|to)|tell me( about)?|explain( to me)?|show me|look at|read)\b/,
      'tell me about',
    )
    .replace(/[^\p{L}\p{N}' -]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
