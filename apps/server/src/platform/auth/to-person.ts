export interface Account {
  id: string
  email: string
  name: string
  isEmailConfirmed: boolean
}

export function toPerson(user: { id: string; email: string; name: string; emailVerified: boolean }): Account {
  return { id: user.id, email: user.email, name: user.name, isEmailConfirmed: user.emailVerified }
}
