let list: Promise<Set<string>> | null = null

/** Whether it is among the 49,000 found most often where passwords got out, in small letters or capitals. */
export async function isCommonPassword(password: string): Promise<boolean> {
  list ??= readList()
  return (await list).has(password.trim().toLowerCase())
}

/** When it is first wanted: it takes 70 ms and 7 MB, and many a process meets no new password. */
async function readList(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].map(String))
}
