import type { DBAdapter, DBTransactionAdapter, Where } from '@better-auth/core/db/adapter'
import { hashSecret } from './secret.ts'

type OpenAdapter<Options> = (options: Options) => DBAdapter

/**
 * Of a session's token the database gets the hash alone, so that whoever has a copy of it can sign in as
 * nobody. The library sees the token that a browser sent, and none where it looks for sessions otherwise.
 */
export function withHashedSessions<Options>(open: OpenAdapter<Options>): OpenAdapter<Options> {
  return (options) => {
    const adapter = open(options)
    return {
      ...hashed(adapter),
      transaction: (work) => adapter.transaction((tx) => work(hashed(tx))),
    }
  }
}

function hashed<Adapter extends DBTransactionAdapter>(adapter: Adapter): Adapter {
  const find = <Query extends { model: string; where?: Where[] | undefined }>(query: Query): Query =>
    query.model === 'session' && query.where ? { ...query, where: query.where.map(hashedWhere) } : query
  return {
    ...adapter,
    create: async (made) => {
      const { token } = made.data as Row
      if (made.model !== 'session' || typeof token !== 'string') return adapter.create(made)
      const row = await adapter.create({ ...made, data: { ...made.data, token: hashSecret(token) } })
      return { ...row, token } as never
    },
    findOne: async (query) => withToken(query, await adapter.findOne(find(query))),
    findMany: (query) => adapter.findMany(find(query)),
    count: (query) => adapter.count(find(query)),
    update: async (query) => withToken(query, await adapter.update(find(query))),
    updateMany: (query) => adapter.updateMany(find(query)),
    delete: (query) => adapter.delete(find(query)),
    deleteMany: (query) => adapter.deleteMany(find(query)),
    consumeOne: async (query) => withToken(query, await adapter.consumeOne(find(query))),
    incrementOne: async (query) => withToken(query, await adapter.incrementOne(find(query))),
  }
}

type Row = Record<string, unknown>

function hashedWhere(where: Where): Where {
  if (where.field !== 'token') return where
  const { value } = where
  if (typeof value === 'string') return { ...where, value: hashSecret(value) }
  return Array.isArray(value) ? { ...where, value: value.map((one) => hashSecret(String(one))) } : where
}

/** The row that was asked for by its token has that token again. */
function withToken<Found>({ model, where }: { model: string; where: Where[] }, row: Found): Found {
  const asked = model === 'session' ? where.find(({ field }) => field === 'token')?.value : undefined
  return row && typeof asked === 'string' ? { ...row, token: asked } : row
}
