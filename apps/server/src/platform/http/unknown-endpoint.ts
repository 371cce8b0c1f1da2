import type { Hono } from 'hono'
import { AppError } from '../app-error.ts'

/**
 * Answers what no endpoint took: a path that other methods serve with 405 and their names, any other with
 * 404. Comes after all endpoints.
 */
export function refuseUnknown(app: Hono): void {
  const served = app.routes
    .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
    .map(toPattern)
  app.all('/api/*', (c) => {
    const methods = served.filter(({ pattern }) => pattern.test(c.req.path)).map(({ method }) => method)
    if (methods.length === 0) throw new AppError('not_found', 'There is no such endpoint')
    const allowed = [...new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : method)))]
    c.header('Allow', allowed.join(', '))
    throw new AppError('method_not_allowed', `This endpoint answers ${allowed.join(', ')}`)
  })
}

function toPattern({ method, path }: { method: string; path: string }): { method: string; pattern: RegExp } {
  return { method, pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`) }
}
