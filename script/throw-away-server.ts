// Starts Astrarium on data of its own, which are gone when it ends: for the journeys and the measurements.
import { mkdtempSync, rmSync } from 'node:fs'

const dataDir = mkdtempSync('/tmp/astrarium-')
process.env['DATA_DIR'] = dataDir
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }))

await import('../apps/server/src/main.ts')
