/** Name of the work, and all that the queue knows of it beside whose blueprint it is. */
export const WRITE_BLUEPRINT = 'write-blueprint'
/** Further tries after a question failed; then the blueprint is `failed` until somebody asks for it again. */
export const WRITE_RETRIES = 3
/** Work that nobody touched for so long belongs to a server that died, and is taken up again. */
export const ABANDONED_AFTER_MS = 60_000
