/** Where in the notes, newest first, somebody stands; of one moment the ids tell which comes first. */
export interface NotePlace {
  createdAt: Date
  id: string
}

export function cursorOf({ createdAt, id }: NotePlace): string {
  return `${createdAt.toISOString()}_${id}`
}

export function placeOf(cursor: string | undefined): NotePlace | null {
  const [createdAt, id] = cursor?.split('_') ?? []
  return createdAt && id ? { createdAt: new Date(createdAt), id } : null
}
