/** What is put is read in order; a reader that comes late gets all of it, and one that leaves is not missed. */
export function openChannel<T>(): { put(item: T): void; end(): void; read(): AsyncIterable<T> } {
  const items: T[] = []
  let isOver = false
  let news = Promise.withResolvers<void>()
  const tell = () => {
    news.resolve()
    news = Promise.withResolvers<void>()
  }
  return {
    put(item) {
      items.push(item)
      tell()
    },
    end() {
      isOver = true
      tell()
    },
    async *read() {
      for (let next = 0; ; ) {
        while (next < items.length) yield items[next++]!
        if (isOver) return
        await news.promise
      }
    },
  }
}
