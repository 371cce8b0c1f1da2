/**
 * Packs an installed tzdata into `data/zones.bin.br`, with its provenance beside it.
 *
 *   node packages/sky/bin/build-zones.ts [/usr/share/zoneinfo]
 *
 * The tzdata must be one built with backzone (Debian's and Ubuntu's are): the script refuses one that merges
 * zones before 1970.
 */
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { modernBlock, readTzif } from '../src/time/tzif.ts'
import type { ZoneIndex } from '../src/time/zone-archive.ts'

const root = process.argv[2] ?? '/usr/share/zoneinfo'
const data = new URL('../data/', import.meta.url)

const zones: Record<string, number> = {}
const blocks: Buffer[] = []
const known = new Map<string, number>()
for (const name of zoneNames()) {
  const block = Buffer.from(modernBlock(readFileSync(join(root, name))))
  const key = block.toString('latin1')
  const place = known.get(key) ?? blocks.push(block) - 1
  known.set(key, place)
  zones[name] = place
}
refuseMergedZones()

const index: ZoneIndex = { version: tzdataVersion(), zones, lengths: blocks.map((block) => block.length) }
const head = Buffer.from(JSON.stringify(index))
const headLength = Buffer.alloc(4)
headLength.writeUInt32LE(head.length)
const plain = Buffer.concat([headLength, head, ...blocks])
const packed = brotliCompressSync(plain, {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  },
})
writeFileSync(new URL('zones.bin.br', data), packed)
writeFileSync(new URL('zones.md', data), provenance())
console.log(
  `tzdata ${index.version}: ${Object.keys(zones).length} names, ${blocks.length} histories, ${packed.length} bytes`,
)

function zoneNames(): string[] {
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) =>
    relative(root, join(root, name)),
  )
  // posix/ repeats the root, right/ counts leap seconds; localtime and posixrules are this machine's choice,
  // Factory is a placeholder
  const isOther = (name: string) =>
    /^(posix|right)\//.test(name) || ['localtime', 'posixrules', 'Factory'].includes(name)
  const isZone = (name: string) =>
    statSync(join(root, name)).isFile() && readFileSync(join(root, name)).toString('latin1', 0, 4) === 'TZif'
  return names.filter((name) => !isOther(name) && isZone(name)).toSorted()
}

function refuseMergedZones() {
  const offset = (zone: string, at: string) => {
    const place = zones[zone]
    if (place === undefined) throw new Error(`${zone} is missing in ${root}`)
    const { starts, offsets } = readTzif(blocks[place]!, 2040)
    return offsets[starts.findLastIndex((start) => start <= Date.parse(at) / 1000)]
  }
  if (
    offset('Europe/Amsterdam', '1930-01-01T00:00Z') !== 1172 ||
    offset('Europe/Oslo', '1945-05-01T00:00Z') !== 7200
  ) {
    throw new Error(
      `${root} was built without backzone: Amsterdam 1930 and Oslo 1945 are those of other cities`,
    )
  }
}

function tzdataVersion(): string {
  const first = readFileSync(join(root, 'tzdata.zi'), 'utf8').split('\n', 1)[0]
  const version = /^# version (\S+)/.exec(first ?? '')?.[1]
  if (version === undefined) throw new Error(`${root}/tzdata.zi does not name its version`)
  return version
}

function provenance(): string {
  return `# zones.bin.br

| | |
|---|---|
| What | the history of every IANA time zone, aliases included: ${Object.keys(zones).length} names, ${blocks.length} histories |
| Source | IANA tzdb **${index.version}**, as Debian builds it: with \`backzone\`, so that zones stay apart before 1970 |
| Licence | public domain |
| Form | brotli over: length of the index (uint32, little endian), index (JSON: \`version\`, \`zones\` name → number, \`lengths\`), then the 64-bit parts of the TZif files (RFC 8536) one after another |
| Rebuild | \`node packages/sky/bin/build-zones.ts [/usr/share/zoneinfo]\` on a system whose tzdata is built with backzone (the script checks) |
`
}
