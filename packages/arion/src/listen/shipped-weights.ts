/** Weights of the encoder as its package ships them: names and shapes, and one row of numbers. */
import { readFileSync } from 'node:fs'
import { modelFile } from './model-files.ts'

interface Manifest {
  weightsManifest: { paths: string[]; weights: { name: string; shape: number[]; dtype: string }[] }[]
}

export interface Weight {
  shape: number[]
  values: Float32Array
}

/** Looks a weight up by the words in its name; exactly one must have them all. */
export type FindWeight = (...words: string[]) => Weight

/** What was read of a file, held until the numeric library has taken what it needs of it. */
export interface Weights {
  find: FindWeight
  drop(): void
}

/** Reads all weights of the package (28 MB). */
export function shippedWeights(): Weights {
  const { weightsManifest } = JSON.parse(readFileSync(modelFile('model.json'), 'utf8')) as Manifest
  let all: (Weight & { name: string })[] = []
  for (const { paths, weights } of weightsManifest) {
    const bytes = Buffer.concat(paths.map((path) => readFileSync(modelFile(path))))
    let at = bytes.byteOffset
    for (const { name, shape, dtype } of weights) {
      const length = shape.reduce((product, size) => product * size, 1)
      if (dtype === 'float32') all.push({ name, shape, values: new Float32Array(bytes.buffer, at, length) })
      at += 4 * length
    }
  }
  return {
    find(...words) {
      const found = all.filter(({ name }) => words.every((word) => name.includes(word)))
      if (found.length !== 1 || !found[0])
        throw new Error(`${found.length} weights of the encoder are called ${words.join(' … ')}`)
      return found[0]
    },
    drop: () => void (all = []),
  }
}
