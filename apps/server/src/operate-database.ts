import path from 'node:path'
import { operate } from './platform/operator-command.ts'
import type { OperatorAct } from './platform/operator-command.ts'

/** What an operator's command does with the database and with a file, whose name it is given. */
export async function operateDatabase(
  act: OperatorAct,
  work: (url: string, file: string) => Promise<string>,
): Promise<void> {
  const [file] = process.argv.slice(2)
  if (!file) {
    console.error('Name the file of the backup')
    process.exitCode = 2
    return
  }
  await operate(async ({ url, keepAct }) => {
    console.log(await work(url, path.resolve(file)))
    await keepAct(act)
  })
}

/** How much there is, in a few words. */
export function totalOf(rows: Record<string, number>): string {
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
  return `${total} rows of ${Object.keys(rows).length} tables`
}
