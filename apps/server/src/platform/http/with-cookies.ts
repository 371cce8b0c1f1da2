import type { RequestContext } from './mount.ts'

/** What a verb handed back beside the cookies of the auth library, which the answer takes along. */
export function withCookies<T>({ cookies, ...rest }: T & { cookies: Headers }, request: RequestContext) {
  request.takeCookies(cookies)
  return rest
}
