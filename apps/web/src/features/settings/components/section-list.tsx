import { useEffect, useState } from 'react'
import { cn } from '../../../lib/class-names.ts'
import { words } from '../../../words/index.ts'

/** of the window's height: what begins above it is what one reads */
const READ_AT = 0.3

/** The parts of the page, and which of them one is at. */
export function SectionList({ sections }: { sections: readonly (readonly [id: string, title: string])[] }) {
  const [current, setCurrent] = useState(sections[0]?.[0])
  useEffect(() => {
    function look() {
      const { scrollHeight, clientHeight } = document.documentElement
      const isAtEnd = scrollY > 0 && scrollY + clientHeight >= scrollHeight - 1
      const begun = sections.filter(([id]) => isAtEnd || topOf(id) < clientHeight * READ_AT)
      setCurrent((begun.at(-1) ?? sections[0])?.[0])
    }
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [sections])

  return (
    <nav aria-label={words.settings.sections} className="hidden lg:sticky lg:top-24 lg:block">
      <ul className="border-l border-line">
        {sections.map(([id, title]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className={cn(
                '-ml-px flex min-h-11 items-center border-l-2 px-4 text-sm no-underline hover:text-brass',
                id === current ? 'border-brass text-brass' : 'border-transparent text-ink-2',
              )}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function topOf(id: string): number {
  return document.getElementById(id)?.getBoundingClientRect().top ?? Infinity
}
