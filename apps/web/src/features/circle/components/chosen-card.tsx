import { RINGS } from '@astrarium/contracts'
import type { Ring } from '@astrarium/contracts'
import { Link } from '@tanstack/react-router'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Menu, MenuItem, MenuLabel } from '../../../ui/menu.tsx'
import { Said } from '../../../ui/said.tsx'
import { words } from '../../../words/index.ts'
import { linkOf } from '../by-ring.ts'
import type { CirclePerson } from '../by-ring.ts'
import { linkName } from '../link-name.ts'
import type { BetweenToday } from '../on-today.ts'
import { AspectMark } from './aspect-mark.tsx'
import { MemberSeal } from './member-seal.tsx'
import { RingMark } from './ring-mark.tsx'

const copy = words.circle

interface ChosenCardProps {
  member: CirclePerson
  /** what touches both today */
  today: BetweenToday | undefined
  isMoving: boolean
  onMoving: (isMoving: boolean) => void
  onMove: (ring: Ring) => void
  /** the menu has closed; true where it took the focus elsewhere than to its button */
  onClosed: () => boolean
}

/** The one chosen in the drawing: who they are, the way to their page, and to another ring. */
export function ChosenCard({ member, today, isMoving, onMoving, onMove, onClosed }: ChosenCardProps) {
  const { name, relationshipTag, ring, summary } = member
  return (
    <section
      aria-label={name}
      className="flex w-full flex-col gap-4 rounded-lg border border-line bg-surface p-5 shadow-card"
    >
      <div className="flex items-center gap-4">
        <MemberSeal name={name} photoUrl={member.photoUrl} size="lg" link={linkOf(member)} />
        <div className="min-w-0">
          <h2 className="text-xl">{name}</h2>
          <p className="text-sm text-ink-2">
            {[copy.tags[relationshipTag], linkName(member)].filter(Boolean).join(', ')}
          </p>
        </div>
      </div>
      <p className="flex items-center gap-3 text-sm text-ink-2">
        <RingMark ring={ring} className="shrink-0" />
        {copy.rings[ring].label}
      </p>
      <div aria-live="polite">
        <Said className="line-clamp-4 text-lg leading-snug text-ink">
          {summary ?? copy.rings[ring].meaning}
        </Said>
      </div>
      {today && (
        <div className="flex gap-3 border-t border-line pt-4">
          <AspectMark aspect={today.aspect} className="mt-0.5" />
          <Said className="text-base leading-snug text-ink-2">
            <strong className="font-medium text-ink">{today.title}.</strong> {today.text}
          </Said>
        </div>
      )}
      <div className="flex flex-col gap-2 border-t border-line pt-4">
        <Link
          to="/sanctum/circle/$memberId"
          params={{ memberId: member.id }}
          className={buttonClass({ variant: 'outline', size: 'sm' })}
        >
          {copy.drawing.details}
        </Link>
        <Link
          to="/sanctum/ask"
          search={{ relationship: true, circleMember: { id: member.id } }}
          className={buttonClass({ variant: 'ghost', size: 'sm' })}
        >
          {copy.member.ask}
        </Link>
        <Menu
          align="start"
          isOpen={isMoving}
          onOpenChange={onMoving}
          onCloseAutoFocus={(event) => onClosed() && event.preventDefault()}
          trigger={
            <Button variant="ghost" size="sm">
              {copy.drawing.moveTo}
            </Button>
          }
        >
          <MenuLabel>{copy.drawing.toAnotherRing(name)}</MenuLabel>
          {RINGS.map((other) => (
            <MenuItem key={other} disabled={other === ring} onSelect={() => onMove(other)}>
              <RingMark ring={other} className="shrink-0" />
              {copy.rings[other].label}
            </MenuItem>
          ))}
        </Menu>
      </div>
    </section>
  )
}
