/**
 * Weights that `script/train-reader` learned: whole numbers from -127 to 127 with one scale for each column,
 * and a list beside them that says what they are and what they were learned from.
 */
import { readFileSync } from 'node:fs'
import type { FindWeight, Weight } from './shipped-weights.ts'

interface LearnedList {
  weights: { name: string; shape: number[]; at: number; scales: number[] }[]
}

/** Reads the weights of the ears (about 8 MB), or those of the heads that were learned `beside` them. */
export function learnedWeights(of: 'learned' | 'beside'): FindWeight {
  const { weights } = JSON.parse(readFileSync(file(`${of}.json`), 'utf8')) as LearnedList
  const bytes = readFileSync(file(`${of}.bin`))
  const all = new Map<string, Weight>()
  for (const { name, shape, at, scales } of weights) {
    const length = shape.reduce((product, size) => product * size, 1)
    const values = new Float32Array(length)
    for (let i = 0; i < length; i++) values[i] = bytes.readInt8(at + i) * scales[i % scales.length]!
    all.set(name, { shape, values })
  }
  return (name = '') => {
    const weight = all.get(name)
    if (!weight) throw new Error(`No learned weight is called ${name}`)
    return weight
  }
}

function file(name: string): URL {
  return new URL(`./weights/${name}`, import.meta.url)
}
