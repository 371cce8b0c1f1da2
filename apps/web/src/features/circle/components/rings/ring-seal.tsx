import { RINGS } from '@astrarium/contracts'
import { GLYPHS, GLYPH_BOX, GLYPH_STROKE } from '@astrarium/sky/wheel'
import type { CSSProperties } from 'react'
import { words } from '../../../../words/index.ts'
import { linkOf } from '../../by-ring.ts'
import type { CirclePerson } from '../../by-ring.ts'
import { initials } from '../../initials.ts'
import type { BetweenToday } from '../../on-today.ts'
import type { Seal } from '../../rings/dial.ts'
import { ANCHORS } from '../../rings/first-names.ts'
import { colourOf } from '../aspect-mark.tsx'

const copy = words.circle
const MARK = 12

/** Somebody in their ring. Where there is no room for the name, it shows on hover and focus. */
export function RingSeal({
  seal: { id, ring, x, y, firstName, side },
  member,
  today,
  place,
  of,
  isStop,
  isChosen,
}: {
  seal: Seal
  member: Pick<CirclePerson, 'name' | 'relationshipTag' | 'photoUrl' | 'link' | 'isInvited'>
  /** what touches both today */
  today: BetweenToday | undefined
  /** among all seals, in the order of the keyboard */
  place: number
  of: number
  isStop: boolean
  isChosen: boolean
}) {
  const { name, relationshipTag, photoUrl } = member
  const link = linkOf(member)
  const anchor = ANCHORS[side ?? 'below']
  return (
    <g
      role="option"
      tabIndex={isStop ? 0 : -1}
      aria-selected={isChosen}
      aria-posinset={place}
      aria-setsize={of}
      data-seal={id}
      data-ring={ring}
      data-link={link ?? undefined}
      className="rings-seal"
      style={{ transform: `translate(${x}px, ${y}px)`, '--place': RINGS.indexOf(ring) } as CSSProperties}
    >
      <title>
        {copy.drawing.seal(name, copy.tags[relationshipTag], copy.rings[ring].label)}
        {link && `, ${words.circleLinks.member[link]}`}
        {today && `, ${copy.today.mark(today.title)}`}
      </title>
      <circle r="22" className="rings-seal-touch" />
      <circle r="23" className="rings-seal-focus" />
      <circle r="17" className="rings-seal-plate" />
      {link === 'linked' && <circle r="20" className="rings-seal-link" />}
      <text y="4.4" aria-hidden="true" className="rings-initials">
        {initials(name)}
      </text>
      {photoUrl && (
        <image
          href={photoUrl}
          x="-17"
          y="-17"
          width="34"
          height="34"
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
          className="rings-photo"
        />
      )}
      {today && (
        <g transform="translate(14 -14)" className={colourOf(today.aspect)}>
          <circle r="7.5" className="rings-mark" />
          <path
            d={GLYPHS[today.aspect]}
            strokeWidth={GLYPH_STROKE * 1.2}
            transform={`translate(${-MARK / 2} ${-MARK / 2}) scale(${MARK / GLYPH_BOX})`}
            className="rings-mark-sign"
          />
        </g>
      )}
      <text
        x={anchor.x}
        y={anchor.y}
        textAnchor={anchor.anchor}
        aria-hidden="true"
        data-hidden={side === null || undefined}
        className="rings-first-name"
      >
        {firstName}
      </text>
    </g>
  )
}
