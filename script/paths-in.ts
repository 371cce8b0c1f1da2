export interface NamedPath {
  path: string
  isLink: boolean
}

const FILE = /\.(ts|tsx|mjs|md|json|css|sql|sh|html|svg|png|txt|example|br|toml|ya?ml)$/
const TOP = /^(apps|packages|script|scripts|docs|bench|e2e|\.ci)\//
// A word made of what paths are made of; <name> and * may stand for a part of it.
const WORD = /^(?:\.\/)?[\w.@<>*$-]+(?:\/[\w.@<>*$-]+)*\/?$/

/**
 * The paths that a Markdown text names: where its links lead, and what stands in `code` and looks like a file
 * or folder of ours.
 */
export function pathsIn(markdown: string): NamedPath[] {
  const links = [...markdown.matchAll(/\]\(([^)\s#]+)[^)]*\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^([a-z]+:|\/|#)/.test(target))
  const code = [...markdown.matchAll(/```[^\n]*\n([\s\S]*?)```|`([^`\n]+)`/g)].flatMap(([, block, span]) =>
    (block ?? span ?? '').split(/[\s,;:()'"=]+/),
  )
  return [
    ...links.map((path) => ({ path, isLink: true })),
    ...code.filter(isPath).map((path) => ({ path, isLink: false })),
  ]
}

function isPath(word: string): boolean {
  if (!WORD.test(word) || word.startsWith('@') || word.includes('...')) return false
  return (FILE.test(word) && word.includes('/')) || TOP.test(word)
}
