export type Form = 'phone' | 'desktop'

export interface Visit {
  address: string
  form: Form
  /** of whoever is signed in */
  cookie: string | null
}
