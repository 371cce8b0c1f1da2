// Comments keep to the width that the formatter keeps for code; it breaks no comment, and no literal.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const COLUMNS = 110
const COMMENT = /^\s*(\/\/|\*|\/\*)(?! oxlint-disable)/

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.css'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => path !== '' && !path.includes('.gen.'))
let wide = 0
for (const path of files) {
  for (const [index, line] of readFileSync(path, 'utf8').split('\n').entries()) {
    if (line.length <= COLUMNS || !COMMENT.test(line)) continue
    wide += 1
    console.error(`${path}:${index + 1} has ${line.length} columns, a comment has at most ${COLUMNS}`)
  }
}
console.log(`${files.length} files, ${wide} comments that are too wide`)
process.exit(wide === 0 && files.length > 0 ? 0 : 1)
