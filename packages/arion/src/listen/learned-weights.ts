/**
 * Weights that `script/train-reader` learned: whole numbers from -127 to 127 with one scale for each column,
 * and a list beside them that says what they are and what they were learned from.
 */
import { readFileSync } from 'node:fs'
import type { Weights } from './shipped-weights.ts'

interface LearnedList {
  weights: { name: string; shape: number[]; at: number; scales: number[] }[]
}

/** Reads the weights of the ears (about 8 MB), or those of the heads that were learned `beside` them. */
export function learnedWeights(of: 'learned' | 'beside'): Weights {
  const { weights } = JSON.parse(readFileSync(file(`${of}.json`), 'utf8')) as LearnedList
  let bytes = readFileSync(file(`${of}.bin`))
  let listed = new Map(weights.map((weight) => [weight.name, weight]))
  return {
    find(name = '') {
      const weight = listed.get(name)
      if (!weight) throw new Error(`No learned weight is called ${name}`)
      const { shape, at, scales } = weight
      // one by one: all of them take four times the room of the file
      const values = new Float32Array(shape.reduce((product, size) => product * size, 1))
      for (let i = 0; i < values.length; i++) values[i] = bytes.readInt8(at + i) * scales[i % scales.length]!
      return { shape, values }
    },
    drop() {
      listed = new Map()
      bytes = Buffer.alloc(0)
    },
  }
}

function file(name: string): URL {
  return new URL(`./weights/${name}`, import.meta.url)
}
