/**
 * The written lore, read once when the module loads. One line is one unit: `key: [topics @scenes] text`; the
 * same key again is a variant.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { hash } from '../language/hash.ts'
import { SCENES } from '../question/scene-names.ts'
import type { Scene } from '../question/scene-names.ts'

export interface LoreUnit {
  /** key and a short hash of the text: stays the same when other lines are added */
  id: string
  key: string
  /** topics it speaks to, or kinds of answer that it may end; empty means any */
  tags: readonly string[]
  /** it is only said in one of these; empty means in any */
  scenes: readonly Scene[]
  text: string
}

export type Lore = ReadonlyMap<string, readonly LoreUnit[]>

/** Every unit of one language folder, by key. */
function loadLore(language: string): Lore {
  const folder = new URL(`./lore/${language}/`, import.meta.url)
  const lore = new Map<string, LoreUnit[]>()
  for (const name of readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .sort()) {
    for (const unit of parseLore(readFileSync(new URL(name, folder), 'utf8'), name)) {
      lore.set(unit.key, [...(lore.get(unit.key) ?? []), unit])
    }
  }
  return lore
}

/** Throws with file and line when a line is neither comment nor unit. */
export function parseLore(text: string, name: string): LoreUnit[] {
  return text.split('\n').flatMap((line, index): LoreUnit[] => {
    if (line.trim() === '' || line.startsWith('#')) return []
    const found = /^(\S+): (?:\[([@a-z_ ]+)\] )?(.+)$/.exec(line)
    if (!found) throw new Error(`${name}:${index + 1} is not a unit of lore: ${line}`)
    const [, key, marks, words] = found
    const names = marks?.split(' ') ?? []
    const scenes = names.filter((name) => name.startsWith('@')).map((name) => name.slice(1))
    const unknown = scenes.find((scene) => !isScene(scene))
    if (unknown) throw new Error(`${name}:${index + 1} is of no scene that there is: ${unknown}`)
    return [
      {
        id: `${key}~${hash(words!).toString(36).slice(0, 5)}`,
        key: key!,
        tags: names.filter((name) => !name.startsWith('@')),
        scenes: scenes.filter(isScene),
        text: words!.trim(),
      },
    ]
  })
}

function isScene(name: string): name is Scene {
  return SCENES.some((scene) => scene === name)
}

export const LORE = loadLore('en')

/** Every way to say what stands under a key; none where there is none. */
export function textsOf(key: string): string[] {
  return (LORE.get(key) ?? []).map(({ text }) => text)
}
