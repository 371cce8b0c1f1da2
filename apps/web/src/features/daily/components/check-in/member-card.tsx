import type { CircleMemberCard, CircleToday, MemberInsight } from '@astrarium/contracts'
import { cn } from '../../../../lib/class-names.ts'
import { Button } from '../../../../ui/button.tsx'
import { words } from '../../../../words/index.ts'
import { AspectMark } from '../../../circle/components/aspect-mark.tsx'
import { MemberSeal } from '../../../circle/components/member-seal.tsx'
import { RingMark } from '../../../circle/components/ring-mark.tsx'
import { useSpentAsks } from '../../hooks/use-spent-asks.ts'

const copy = words.checkIn

interface MemberCardProps {
  member: CircleMemberCard
  insight: MemberInsight | undefined
  /** the tone of their day, where their birth is known */
  day: CircleToday['days'][number] | undefined
  isChosen: boolean
  onOpen: () => void
}

/** Somebody, their ring, and the tone of their day. */
export function MemberCard({ member, insight, day, isChosen, onOpen }: MemberCardProps) {
  const { name, relationshipTag, ring, hasTypedChart, photoUrl, link } = member
  const spent = useSpentAsks()
  const tone = insight?.energeticTone.title ?? day?.title
  return (
    <li
      className={cn(
        'flex flex-col gap-3 rounded-lg border bg-surface p-5 shadow-card',
        isChosen ? 'border-brass' : 'border-line',
      )}
    >
      <div className="flex items-center gap-3">
        <MemberSeal name={name} photoUrl={photoUrl} size="lg" link={link && 'linked'} />
        <div className="min-w-0">
          <h2 className="truncate text-lg">{name}</h2>
          <p className="text-sm text-ink-2">{words.circle.tags[relationshipTag]}</p>
        </div>
      </div>
      {tone && (
        <p className="flex items-center gap-2.5 text-sm text-ink">
          {day?.aspect && <AspectMark aspect={day.aspect} />}
          {tone}
        </p>
      )}
      <p className="flex items-center gap-3 text-sm text-ink-2">
        <RingMark ring={ring} />
        {words.circle.rings[ring].label}
      </p>
      <Button
        variant="outline"
        size="sm"
        className="mt-auto"
        disabled={!insight && hasTypedChart && spent !== null}
        onClick={onOpen}
      >
        {insight ? copy.view : hasTypedChart ? copy.checkIn : copy.general.open}
        <span className="sr-only">: {name}</span>
      </Button>
    </li>
  )
}
