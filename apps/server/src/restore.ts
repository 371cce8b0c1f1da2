import { operateDatabase, totalOf } from './operate-database.ts'
import { restore } from './platform/db/restore.ts'

// The operator's command behind script/restore, into an empty database.
await operateDatabase(
  'restored',
  async (url, file) =>
    `${totalOf(await restore(url, file))} were restored and counted. Start with the keys that belong to them.`,
)
