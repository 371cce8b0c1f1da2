import path from 'node:path'
import { listCircleMembers } from '@astrarium/contracts'
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'

/** The letters that every page begins with. */
export const FONTS = /(eb-garamond-latin-500|figtree-latin-wght)-normal-[^/]*\.woff2$/
const STYLE = /\.css(\?|$)/
/** what an address loads: a pattern, and names in assets/; `drawn` where there is room for a drawing */
type Page = [address: string, files: string[], drawn: string[]]
/** What a page draws only where there is room, by the name of its file. */
const DRAWN = /\/drawn-[^/]+\.tsx$/
const ROOM = '(width >= 64rem)'
/**
 * What is too long to come with a page, by its address: asked for beside the scripts, and taken by
 * `src/lib/first-answers.ts`.
 */
const ASKED = {
  '^/sanctum/(circle(/notes)?|daily/check-in)/?$': [listCircleMembers.path],
}
const PAGE = /\/src\/routes\/(.+)\.tsx\?tsr-split=component$/

/** what a page shows further down, as soon as its head stands */
const BELOW = /\/below-the-fold-[^/]*\.js$/
/** how the build names the scripts of the start in the shell */
const START =
  /\s*<(?:script type="module"|link rel="modulepreload")[^>]*?(?:src|href)="([^"]+)"[^>]*>(?:<\/script>)?/g

/**
 * The browser learns at once what it would find out late: the fonts, of which the style tells it, and with
 * the scripts of the start those of the page that is opened. They stand in a small script of their own,
 * because one shell serves all addresses; where the server has painted something, they leave the line to it.
 */
export function preloads(): Plugin {
  let ahead = ''
  return {
    name: 'astrarium:preloads',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const pages = pagesOf(bundle)
        if (pages.length === 0)
          this.error('No page has a script of its own: this looks for them in the wrong place')
        const emit = (name: string, source: string) =>
          this.getFileName(this.emitFile({ type: 'asset', name, source }))
        ahead = emit('ahead.js', aheadScript(pages, emit('first-date.js', FIRST_DATE)))
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => ({
        html: html.replaceAll(START, ''),
        tags: [
          {
            tag: 'script',
            attrs: {
              async: true,
              src: `/${ahead}`,
              'data-start': [...html.matchAll(START)].map(([, file]) => file).join(' '),
            },
            injectTo: 'head-prepend',
          },
          ...Object.keys(bundle)
            .filter((file) => FONTS.test(file))
            .map((file): HtmlTagDescriptor => ({
              tag: 'link',
              attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` },
              injectTo: 'head',
            })),
        ],
      }),
    },
  }
}

/**
 * Which addresses lead to which scripts, with those of the pages that stand around them (`sanctum.tsx` around
 * `sanctum/`).
 */
function pagesOf(bundle: Rolldown.OutputBundle): Page[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const start = closure(
    chunks.filter(({ isEntry }) => isEntry),
    bundle,
  )
  const routes = chunks.flatMap((chunk) => {
    const route = PAGE.exec(chunk.facadeModuleId ?? '')?.[1]
    return route ? [{ route, chunk }] : []
  })
  const isAround = (frame: string, route: string) => route.startsWith(`${frame}/`)
  return (
    routes
      .filter(({ route }) => !routes.some((other) => isAround(route, other.route)))
      // an address that is written out comes before one that holds a name
      .toSorted((a, b) => Number(a.route.includes('$')) - Number(b.route.includes('$')))
      .map(({ route, chunk }) => {
        const frames = routes.filter((other) => isAround(other.route, route)).map((other) => other.chunk)
        const known = new Set(start)
        const named = (begin: Rolldown.OutputChunk[]) => {
          const files = [...closure(begin, bundle)].filter(
            (file) => !known.has(file) && !isStyleOnly(bundle[file]),
          )
          for (const file of files) known.add(file)
          return files.map((file) => path.basename(file))
        }
        const below = chunk.dynamicImports
          .filter((file) => BELOW.test(file))
          .map((file) => bundle[file])
          .filter((output) => output?.type === 'chunk')
        const files = named([...frames, chunk, ...below])
        const drawn = named(
          chunks.filter((one) => DRAWN.test(one.facadeModuleId ?? '') && isAsked(one, chunk, bundle)),
        )
        const address = route.replace(/(^|\/)index$/, '').replaceAll(/\$\w+/g, '[^/]+')
        return [`^/${address}/?$`, files, drawn]
      })
  )
}

function closure(chunks: Rolldown.OutputChunk[], bundle: Rolldown.OutputBundle): Set<string> {
  const found = new Set<string>()
  const open = [...chunks]
  for (let chunk = open.pop(); chunk; chunk = open.pop()) {
    if (found.has(chunk.fileName)) continue
    found.add(chunk.fileName)
    open.push(...chunk.imports.map((file) => bundle[file]).filter((output) => output?.type === 'chunk'))
  }
  return found
}

/** Whether a page, or what it imports, asks for that script when it runs. */
function isAsked(
  one: Rolldown.OutputChunk,
  page: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
): boolean {
  return [...closure([page], bundle)].some((file) => {
    const output = bundle[file]
    return output?.type === 'chunk' && output.dynamicImports.includes(one.fileName)
  })
}

/** What was made of style alone has no script in the end: asking ahead for it would find nothing. */
function isStyleOnly(output: Rolldown.OutputBundle[string] | undefined): boolean {
  return (
    output?.type === 'chunk' && output.moduleIds.length > 0 && output.moduleIds.every((id) => STYLE.test(id))
  )
}

/**
 * The first date and the first number take a browser as long as a page does, and a press would wait: what it
 * reads for them is shared by its threads, so another one reads it while the line is waited for.
 */
const FIRST_DATE = `new Intl.DateTimeFormat(undefined, { weekday: 'long', day: 'numeric', month: 'long' }).format()
new Intl.NumberFormat().format(1)
close()
`

/** Each name stands in it once, and a page counts them up: this is loaded before anything else. */
function aheadScript(pages: Page[], firstDate: string): string {
  const names = [...new Set(pages.flatMap(([, files, drawn]) => [...files, ...drawn]))]
  const numbers = (files: string[]) => files.map((file) => names.indexOf(file))
  const numbered = pages.map(([address, files, drawn]) => [address, numbers(files), numbers(drawn)])
  return `const asked = ${JSON.stringify(Object.entries(ASKED))}.find(([address]) => new RegExp(address).test(location.pathname))?.[1] ?? []
window.askedAhead = Object.fromEntries(asked.map((path) => [path, fetch(path, { headers: { accept: 'application/json' } }).then((answer) => (answer.ok ? answer.json() : undefined), () => undefined)]))
const names = ${JSON.stringify(names)}
const [, files = [], drawn = []] = ${JSON.stringify(numbered)}.find(([address]) => new RegExp(address).test(location.pathname)) ?? []
const wanted = matchMedia('${ROOM}').matches ? [...files, ...drawn] : files
const start = document.currentScript.dataset.start.split(' ')
const add = (name, attributes) => document.head.append(Object.assign(document.createElement(name), attributes))
function begin() {
  // one by one: what is loaded together also runs without a pause, and each asking takes a moment; our own
  // script runs when the libraries have, or says itself what is missing
  const [own, ...libraries] = start
  const run = (src, onload) => add('script', { type: 'module', src, onload, onerror: onload })
  setTimeout(run, 0, libraries.at(-1) ?? own, libraries.length > 0 ? () => setTimeout(run, 0, own, null) : null)
  for (const href of start) setTimeout(add, 0, 'link', { rel: 'modulepreload', href })
  for (const file of wanted) setTimeout(add, 0, 'link', { rel: 'modulepreload', href: '/assets/' + names[file] })
  if (location.pathname.startsWith('/sanctum')) new Worker('/${firstDate}')
}
// a page in the background paints nothing
if (document.hidden || !document.querySelector('#root')?.firstChild) begin()
else requestAnimationFrame(() => setTimeout(begin))
`
}
