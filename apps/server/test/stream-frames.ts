interface Frame {
  choices?: { delta: { content: string } }[]
}

/** Reads a stream a frame at a time. */
export function frames(response: Response) {
  const decoder = new TextDecoder()
  const reader = response.body!.getReader()
  let rest = ''
  return {
    async next(): Promise<Frame | 'done'> {
      while (!rest.includes('\n\n')) {
        const { done, value } = await reader.read()
        if (done) throw new Error('The stream broke off')
        rest += decoder.decode(value, { stream: true })
      }
      const [line = ''] = rest.split('\n\n')
      rest = rest.slice(line.length + 2)
      // on a busy machine it comes that somebody is there, and nothing more
      if (line === ':') return this.next()
      return line === 'data: [DONE]' ? 'done' : (JSON.parse(line.slice('data: '.length)) as Frame)
    },
    async words(): Promise<string> {
      const frame = await this.next()
      return frame === 'done' ? '' : frame.choices![0]!.delta.content
    },
  }
}
