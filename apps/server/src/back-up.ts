import { operateDatabase, totalOf } from './operate-database.ts'
import { backUp } from './platform/db/backup.ts'

// The operator's command behind script/backup; people go on meanwhile.
await operateDatabase(
  'backed up',
  async (url, file) =>
    `${totalOf(await backUp(url, file))} are in ${file}. The keys are not: keep a copy of them elsewhere.`,
)
