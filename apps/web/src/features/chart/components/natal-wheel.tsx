import './natal-wheel.css'
import { wheel, wheelText } from '@astrarium/sky/wheel'
import type { BodyMark, Density, WheelInput, WheelPoint } from '@astrarium/sky/wheel'
import { useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { WheelDrawing } from '../../../ui/drawings/wheel-drawing.tsx'
import { words } from '../../../words/index.ts'
import { useWheelDensity } from '../hooks/use-wheel-density.ts'
import { bodyAfterKey, captionOf, joinedTo } from '../wheel-focus.ts'
import { WheelTable } from './wheel-table.tsx'

const texts = words.wheel

type BodyId = BodyMark['id']

interface NatalWheelProps {
  chart: WheelInput
  /** accessible name, such as "Mara's natal chart" */
  name: string
  /** points that stand out while nothing is hovered, focused or chosen: those of a "Based on" chip */
  highlight?: readonly WheelPoint[]
  /** marked with a ring, and lit with all that it makes an aspect with, in the place of `highlight` */
  halo?: WheelPoint | null
  /** in the place of hint and table: a line that gives way to what is hovered, and what stays beside it */
  foot?: { line: string; aside: ReactNode }
  /** by default it follows the width */
  density?: Density
  bodies?: readonly BodyId[]
  /** a body was chosen by click, tap, Enter or Space; null when it was let go */
  onChoose?: (body: BodyId | null) => void
}

/**
 * The natal wheel. One stop for Tab; arrow keys go from body to body; hover, focus or choice shows a body's
 * aspects.
 */
/** Whoever speaks to a screen says what they see of a body: "28°–29°" stands in no sentence. */
function spokenOf({ degrees, rest }: Pick<BodyMark, 'degrees' | 'rest'>, sentence: string): string {
  const seen = `${degrees.text}${rest?.text ?? ''}`
  return sentence.includes(seen) ? sentence : `${seen} ${sentence}`
}

export function NatalWheel({
  chart,
  name,
  highlight = [],
  halo = null,
  foot,
  density: fixed,
  bodies,
  onChoose,
}: NatalWheelProps) {
  const { frame, density } = useWheelDensity(fixed)
  const [hovered, setHovered] = useState<BodyId | null>(null)
  const [focused, setFocused] = useState<BodyId | null>(null)
  const [chosen, setChosen] = useState<BodyId | null>(null)
  const [stop, setStop] = useState<BodyId | null>(null)

  const geometry = wheel(chart, { density, ...(bodies ? { bodies } : {}) })
  const text = wheelText(chart, texts.reading)
  const order = geometry.bodies.map(({ id }) => id)
  const active = hovered ?? focused ?? chosen ?? halo
  const lit = active ? joinedTo(geometry.aspects, active) : new Set(highlight)
  const told = hovered ?? focused ?? chosen
  const caption = told ? captionOf(text, told, texts.noAspects) : null
  const tabStop = stop && order.includes(stop) ? stop : order[0]

  function choose(body: BodyId | null) {
    const next = body === chosen ? null : body
    setChosen(next)
    onChoose?.(next)
  }

  function onKeyDown(event: KeyboardEvent<SVGGElement>, body: BodyId) {
    const next = bodyAfterKey(order, body, event.key)
    const isChoice = event.key === 'Enter' || event.key === ' '
    if (next) event.currentTarget.parentElement?.querySelector<SVGGElement>(`[data-body="${next}"]`)?.focus()
    else if (isChoice) choose(body)
    else if (event.key === 'Escape' && chosen) choose(null)
    else return
    event.preventDefault()
  }

  return (
    <figure ref={frame} className="natal-wheel" data-foot={foot ? true : undefined}>
      <WheelDrawing
        geometry={geometry}
        lit={lit}
        halo={halo}
        isLit={({ a, b }) => (active ? a === active || b === active : lit.has(a) && lit.has(b))}
        svgProps={{ role: 'group', 'aria-label': name }}
        bodiesProps={{ role: 'toolbar', 'aria-label': texts.bodies }}
        bodyProps={({ id, ...mark }) => ({
          role: 'button',
          tabIndex: id === tabStop ? 0 : -1,
          'aria-label': spokenOf(mark, wholeOf(captionOf(text, id, texts.noAspects))),
          'aria-pressed': id === chosen,
          'data-body': id,
          'data-chosen': id === chosen || undefined,
          onPointerEnter: ({ pointerType }) => pointerType === 'mouse' && setHovered(id),
          onPointerLeave: () => setHovered(null),
          onFocus: () => {
            setFocused(id)
            setStop(id)
          },
          onBlur: () => setFocused(null),
          onClick: () => choose(id),
          onKeyDown: (event) => onKeyDown(event, id),
        })}
      />
      {foot ? (
        <figcaption className="natal-wheel-foot">
          <span aria-hidden={caption ? true : undefined}>
            {/* there is room for the closest one */}
            {caption ? `${caption.body} ${caption.aspects[0]}` : foot.line}
          </span>
          {foot.aside}
        </figcaption>
      ) : (
        <>
          {/* each body says this itself when it takes the focus, so the line is for the eye */}
          <figcaption className="natal-wheel-caption" aria-hidden="true">
            {caption ? (
              <>
                <strong>{caption.body}</strong> {caption.aspects.join(' ')}
              </>
            ) : (
              texts.hint
            )}
          </figcaption>
          <WheelTable text={text} />
        </>
      )}
    </figure>
  )
}

function wholeOf({ body, aspects }: ReturnType<typeof captionOf>): string {
  return [body, ...aspects].join(' ')
}
