import './blueprint.css'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { cn } from '../../../lib/class-names.ts'
import { words } from '../../../words/index.ts'
import { constellation, type Star } from '../constellation.ts'
import { StarRing } from './star-ring.tsx'

const copy = words.blueprint
const { width, height, stars, lines, towardsPole, graticule } = constellation(1000, 520)

export interface Chapter {
  id: string
  label: string
  percentage: number
  firstLine: string | null
}

/** The chapters as stars of the Plough, in the order of the list; what is whole is joined by a drawn line. */
export function ConstellationMap({ categories }: { categories: readonly Chapter[] }) {
  const [lit, setLit] = useState<number | null>(null)
  const isWhole = (at: number) => categories[at]?.percentage === 100
  return (
    <figure className="overflow-hidden rounded-lg border border-line bg-bg-deep shadow-card">
      <div className="relative" style={{ aspectRatio: `${width} / ${height}` }}>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          aria-hidden="true"
          focusable="false"
          className="absolute inset-0 size-full"
        >
          {graticule.map((path) => (
            <path key={path} d={path} className="constellation-sky constellation-graticule" />
          ))}
          <path
            d={`M${towardsPole.from.x} ${towardsPole.from.y}L${towardsPole.to.x} ${towardsPole.to.y}`}
            className="constellation-sky constellation-pole"
          />
          {lines.map(({ between: [a, b], from, to }) => (
            <path
              key={`${a} ${b}`}
              d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
              data-drawn={isWhole(a) && isWhole(b)}
              data-lit={lit === a || lit === b}
              className="constellation-sky constellation-line"
            />
          ))}
        </svg>
        <ol aria-label={copy.chapters} className="absolute inset-0">
          {stars.map((star, at) => {
            const category = categories[at]
            return (
              category && (
                <li
                  key={category.id}
                  className="absolute"
                  style={{ left: percent(star.x, width), top: percent(star.y, height) }}
                >
                  <ChapterStar
                    chapter={category}
                    star={star}
                    place={PLACES[at] ?? 'below'}
                    onLit={(isLit) => setLit(isLit ? at : null)}
                  />
                </li>
              )
            )
          })}
        </ol>
        <p
          aria-hidden="true"
          className="absolute top-3 -translate-x-full font-display text-sm text-ink-3 italic"
          style={{ left: `calc(${percent(towardsPole.to.x, width)} - 0.75rem)` }}
        >
          {copy.towardsPole}
        </p>
      </div>
      <figcaption className="border-t border-line px-6 py-3 text-sm text-ink-3">{copy.figure}</figcaption>
    </figure>
  )
}

function ChapterStar({
  chapter: { id, label, percentage, firstLine },
  star,
  place,
  onLit,
}: {
  chapter: Chapter
  star: Star
  place: Place
  onLit: (isLit: boolean) => void
}) {
  const size = Math.round(44 + 16 * star.weight)
  return (
    <Link
      to="/sanctum/blueprint/$categoryId"
      params={{ categoryId: id }}
      onPointerEnter={() => onLit(true)}
      onPointerLeave={() => onLit(false)}
      onFocus={() => onLit(true)}
      onBlur={() => onLit(false)}
      className="group absolute -translate-1/2 rounded-full text-ink no-underline"
    >
      <StarRing percentage={percentage} weight={star.weight} size={size} />
      <span className={cn('absolute flex w-max flex-col', LABEL_CLASS[place])}>
        <span className="font-display text-base leading-tight @min-[54rem]:text-lg transition-colors duration-(--d-1) group-hover:text-brass-hi group-focus-visible:text-brass-hi">
          {label}
        </span>
        {percentage === 100 && firstLine ? (
          <span className="line-clamp-3 hidden max-w-52 font-display text-sm leading-tight text-ink-2 @min-[56rem]:[display:-webkit-box]">
            {firstLine}
          </span>
        ) : (
          <span className="text-xs text-ink-2">
            {copy.percent(percentage)} <span className="sr-only">{copy.answered}</span>
          </span>
        )}
      </span>
    </Link>
  )
}

/** Where a name stands, so that it keeps clear of the lines and of its neighbours. */
type Place = 'above' | 'aboveLeft' | 'below' | 'right'
const PLACES: readonly Place[] = ['below', 'above', 'below', 'aboveLeft', 'below', 'below', 'right']
const LABEL_CLASS: Record<Place, string> = {
  above: 'bottom-full left-1/2 -translate-x-1/2 items-center pb-1.5 text-center',
  aboveLeft: '-right-1 bottom-full items-end pb-1.5 text-right',
  below: 'top-full left-1/2 -translate-x-1/2 items-center pt-1.5 text-center',
  right: 'top-1/2 left-full -translate-y-1/2 items-start pl-3.5',
}

const percent = (part: number, whole: number) => `${(100 * part) / whole}%`
