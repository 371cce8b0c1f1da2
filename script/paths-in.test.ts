import { describe, expect, it } from 'vitest'
import { pathsIn } from './paths-in.ts'

const named = (markdown: string) => pathsIn(markdown).map(({ path }) => path)

describe('paths in a document', () => {
  it('are those in code and in code blocks', () => {
    expect(
      named('See `script/server` and `apps/web/src/main.tsx`.\n```\nbench/places.ts   what it costs\n```'),
    ).toEqual(['script/server', 'apps/web/src/main.tsx', 'bench/places.ts'])
  })

  it('are those that links lead to, seen from the document', () => {
    expect(pathsIn('[operate](operate.md#backups) and ![look](../pictures/a.png "title")')).toEqual([
      { path: 'operate.md', isLink: true },
      { path: '../pictures/a.png', isLink: true },
    ])
  })

  it('may leave a name open', () => {
    expect(named('`docs/decisions/<number>-title.md`, `packages/*/golden/`')).toEqual([
      'docs/decisions/<number>-title.md',
      'packages/*/golden/',
    ])
  })

  it('are not addresses, routes, packages, zones, media types or bare names', () => {
    const others =
      '`https://a.org/b.md` `/api/ask` `@astrarium/sky` `Europe/London` `text/event-stream` `routes.ts` [here](https://a.org/b.md)'
    expect(named(others)).toEqual([])
  })
})
