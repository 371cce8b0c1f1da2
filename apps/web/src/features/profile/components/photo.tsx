import type { ReactNode } from 'react'
import { useState } from 'react'

/** A photo in a circle; `initial` where there is none, or none that comes. */
export function Photo({ url, alt, initial }: { url: string | null; alt: string; initial: ReactNode }) {
  const [failed, setFailed] = useState<string | null>(null)
  if (url === null || url === failed) return initial
  return (
    <img
      src={url}
      alt={alt}
      title={alt}
      onError={() => setFailed(url)}
      className="size-full rounded-full object-cover"
    />
  )
}
