/** Who acts upon a person's rows: the person, or somebody who works for them. A job never is a person. */
export type Actor = Person | Job | Webhook

/** As the session says. */
export interface Person {
  kind: 'person'
  userId: string
  email: string
  name: string
}

/** Work in the background; `userId` is whom it is for. */
interface Job {
  kind: 'job'
  name: string
  userId: string
}

/** A service that tells us something; `userId` is whom it is about. */
interface Webhook {
  kind: 'webhook'
  source: string
  userId: string
}
