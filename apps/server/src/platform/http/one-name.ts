import type { MiddlewareHandler } from 'hono'
import { isLoopback } from '../config/config.ts'

/**
 * A machine has several names for itself, and a session, a passkey and the way back from paying belong to one
 * of them: a page that is opened at another leads to the one that `publicUrl` says. Nothing else is led on.
 */
export function leadToOurName(publicUrl: string): MiddlewareHandler {
  const ours = new URL(publicUrl)
  const isOurOwn = ({ hostname, port }: URL) =>
    isLoopback(hostname.replace(/^\[|\]$/g, '')) && port === ours.port
  return async (c, next) => {
    const asked = `http://${c.req.header('host')}`
    const isOpened = c.req.header('sec-fetch-mode') === 'navigate' && c.req.method === 'GET'
    if (!isOpened || !isOurOwn(ours) || !URL.canParse(asked)) return next()
    const { host } = new URL(asked)
    if (host === ours.host || !isOurOwn(new URL(asked))) return next()
    const { pathname, search } = new URL(c.req.url)
    return c.redirect(ours.origin + pathname + search)
  }
}
