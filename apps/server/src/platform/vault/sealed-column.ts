import { z } from 'zod'

/** Where sealed values of one kind stand. */
export interface SealedPlace {
  table: string
  column: string
  /** binds each value to its column: under another name nothing opens any more */
  sealedAs: string
}

/** What stands there: how a value becomes the text that is sealed, and is read from it again. */
export interface SealedColumn<T> extends SealedPlace {
  write(value: T): string
  read(text: string): T
}

/** Words as they are. */
export function sealedText(place: SealedPlace): SealedColumn<string> {
  return { ...place, write: (text) => text, read: (text) => text }
}

/** A value that is held against its schema when it is opened. */
export function sealedJson<Schema extends z.ZodType>(
  place: SealedPlace,
  schema: Schema,
): SealedColumn<z.output<Schema>> {
  return {
    ...place,
    write: (value) => JSON.stringify(value),
    read: (text) => schema.parse(JSON.parse(text)),
  }
}

/** A list that keeps what it can: an entry of an older form is left out, and the row is still read. */
export function listOf<Entry extends z.ZodType>(entry: Entry) {
  return z.array(z.unknown()).transform((entries) =>
    entries.flatMap((each) => {
      const read = entry.safeParse(each)
      return read.success ? [read.data] : []
    }),
  )
}
