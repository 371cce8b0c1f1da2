import { readFileSync } from 'node:fs'
import { create } from 'fontkit'
import type { Font } from 'fontkit'
import { unpackWoff } from './unpack-woff.ts'

/** The cuts of the product's two families that paper uses: the same families as in the browser. */
export type Face =
  | 'garamond-400-normal'
  | 'garamond-400-italic'
  | 'garamond-500-normal'
  | 'figtree-400-normal'
  | 'figtree-500-normal'
  | 'figtree-600-normal'

/** Letters of one cut. */
export interface Run {
  font: Font
  /** the same for the same font */
  name: string
  text: string
}

/** The files of a cut hold one script each; they are opened when a text first needs them. */
const SCRIPTS = ['latin', 'latin-ext', 'greek', 'cyrillic', 'cyrillic-ext', 'greek-ext', 'vietnamese']
const FAMILIES = {
  garamond: {
    name: 'eb-garamond',
    home: import.meta.resolve('@fontsource/eb-garamond/package.json'),
    scripts: SCRIPTS,
  },
  figtree: {
    name: 'figtree',
    home: import.meta.resolve('@fontsource/figtree/package.json'),
    scripts: SCRIPTS.slice(0, 2),
  },
}

type Family = (typeof FAMILIES)[keyof typeof FAMILIES]

/** A text in pieces, each with a font that has all of its letters; a letter that no font has becomes "?". */
export function runsOf(text: string, face: Face): Run[] {
  const runs: Run[] = []
  for (const letter of text.normalize('NFC')) {
    const last = runs.at(-1)
    const isBlank = /\s/.test(letter)
    if (last && (isBlank || has(last.font, letter))) last.text += letter
    else {
      const found = isBlank ? null : fontWith(letter, face)
      runs.push(found ? { ...found, text: letter } : { ...basicFont(face), text: isBlank ? letter : '?' })
    }
  }
  return runs
}

export function canWrite(text: string, face: Face): boolean {
  return Array.from(text.normalize('NFC')).every(
    (letter) => /\s/.test(letter) || fontWith(letter, face) !== null,
  )
}

function fontWith(letter: string, face: Face): Omit<Run, 'text'> | null {
  for (const { name: family, home, scripts, cut } of filesOf(face))
    for (const script of scripts) {
      const name = `${family}-${script}-${cut}`
      const font = open(home, name)
      if (has(font, letter)) return { font, name }
    }
  return null
}

function basicFont(face: Face): Omit<Run, 'text'> {
  const { name: family, home, scripts, cut } = filesOf(face)[0]!
  const name = `${family}-${scripts[0]}-${cut}`
  return { font: open(home, name), name }
}

/** What the family itself lacks, such as Greek, is written in the other one. */
function filesOf(face: Face): (Family & { cut: string })[] {
  const [family, ...cut] = face.split('-') as [keyof typeof FAMILIES, string, string]
  const families = family === 'garamond' ? [FAMILIES.garamond] : [FAMILIES.figtree, FAMILIES.garamond]
  return families.map((one) => ({ ...one, cut: cut.join('-') }))
}

const opened = new Map<string, Font>()

function open(home: string, name: string): Font {
  const known = opened.get(name)
  if (known) return known
  const file = new URL(`files/${name}.woff`, home)
  const font = create(unpackWoff(readFileSync(file)))
  if (!('layout' in font)) throw new Error(`${name} is no single font`)
  opened.set(name, font)
  return font
}

function has(font: Font, letter: string): boolean {
  return font.hasGlyphForCodePoint(letter.codePointAt(0)!)
}
