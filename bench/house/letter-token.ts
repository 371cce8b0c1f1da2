/** The secret in the letter to somebody, as soon as it has come to the mailbox of development. */
export async function letterToken(read: (path: string) => Promise<string>, to: string): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    const item = (await read('/dev/mail')).split('<li>').find((one) => one.includes(to))
    const letter = item?.match(/\/dev\/mail\/[\w-]+/)?.[0]
    const token = letter && (await read(letter)).match(/#token=([\w-]+)/)?.[1]
    if (token) return token
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('No letter came to /dev/mail')
}
