import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { ConfigError } from './config-error.ts'

/**
 * Makes the data folder, step by step from the nearest folder that is there. Others may pass through it
 * (PostgreSQL runs as a user of its own when we are root) and read nothing: what stands within is closed.
 * Throws `ConfigError` where it cannot be.
 */
export function makeDataFolder(folder: string): void {
  const missing: string[] = []
  let nearest = folder
  for (; !existsSync(nearest); nearest = path.dirname(nearest)) missing.unshift(nearest)
  try {
    if (!statSync(nearest).isDirectory()) throw new Error('not a folder')
    for (const step of missing) mkdirSync(step, { mode: 0o711 })
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch {
    throw new ConfigError(`DATA_DIR must be a folder that we can write to (it is "${folder}")`)
  }
}
