/** The words of a question as the readers of patterns want them. */

export function plain(question: string): string {
  return question
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .replace(/\b(how|what|when|who|where|that|it)'s\b|\b(what|how)s\b/g, '$1$2 is')
    .replace(
      /^(please |hey |hi |hello |arion )*(can|could|would|will) you (please )?(help me (with|understand|to)|tell me( about)?|explain( to me)?|show me|look at|read)\b/,
      'tell me about',
    )
    .replace(/[^\p{L}\p{N}' -]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
