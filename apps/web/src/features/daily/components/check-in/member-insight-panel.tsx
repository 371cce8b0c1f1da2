import type { CircleMemberCard, MemberInsight, TimingCue } from '@astrarium/contracts'
import { Link } from '@tanstack/react-router'
import { MessageCircle, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { formatInReading } from '../../../../lib/format.ts'
import { Button, buttonClass } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Said } from '../../../../ui/said.tsx'
import { words } from '../../../../words/index.ts'
import { MemberSeal } from '../../../circle/components/member-seal.tsx'
import { RingMark } from '../../../circle/components/ring-mark.tsx'
import { clockTime } from '../../clock-time.ts'
import { kindOf } from '../../day-dial.ts'
import { useTimeOf } from '../../hooks/use-zone.ts'
import { DayDrawing } from '../day-drawing.tsx'
import { BandSign, MomentSign } from '../dial-signs.tsx'

const copy = words.checkIn

interface MemberInsightPanelProps {
  member: CircleMemberCard
  /** none where it could not be made: the guidance of the ring stands there then, and says so */
  insight: MemberInsight | undefined
  onClose: () => void
}

export function MemberInsightPanel({ member, insight, onClose }: MemberInsightPanelProps) {
  const timeOf = useTimeOf()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { name, relationshipTag, ring, photoUrl, link } = member
  const general = copy.guidance[ring]
  return (
    <Card className="order-1 xl:sticky xl:top-24 xl:order-2" aria-label={copy.of(name)}>
      <div className="flex items-start gap-4">
        <MemberSeal name={name} photoUrl={photoUrl} size="lg" link={link && 'linked'} />
        <div className="min-w-0 flex-1">
          <p className="font-display text-lg">{name}</p>
          <p className="text-sm text-ink-2">{words.circle.tags[relationshipTag]}</p>
        </div>
        <Button variant="ghost" size="sm" onClick={onClose} aria-label={copy.close}>
          <X aria-hidden="true" size={18} />
        </Button>
      </div>
      <p className="mt-3 flex flex-wrap items-center gap-3 text-sm text-ink-2">
        <RingMark ring={ring} />
        {words.circle.rings[ring].label}
        {insight && (
          <span className="ml-auto">
            {formatInReading(insight.date, { weekday: 'long', day: 'numeric', month: 'long' })}
          </span>
        )}
      </p>
      {!insight && <p className="mt-4 font-display text-brass italic">{copy.general.label}</p>}
      <h2 ref={heading} tabIndex={-1} className="mt-4 text-2xl">
        {insight ? insight.energeticTone.title : general.title}
      </h2>
      <Said className="mt-2 text-lg leading-snug text-ink">
        {insight ? insight.energeticTone.description : general.description}
      </Said>
      {insight && insight.keyTimingCues.length > 0 && <Hours insight={insight} />}
      <h3 className="mt-5 border-t border-line pt-5 text-lg">{copy.need}</h3>
      <Said className="mt-1 text-lg leading-snug text-ink">
        {insight ? insight.whatTheyNeed : general.need}
      </Said>
      <h3 className="mt-5 border-t border-line pt-5 text-lg">{copy.phrase}</h3>
      <Said className="mt-1 text-lg leading-snug text-ink">
        {insight ? insight.supportPhrase : general.phrase}
      </Said>
      {insight && insight.basis.length > 0 && (
        <p className="mt-4 text-sm text-ink-3">
          {copy.basedOn}: {insight.basis.join(' ')}
        </p>
      )}
      <p className="mt-2 text-sm text-ink-3">
        {insight ? copy.generatedAt(timeOf(insight.createdAt)) : copy.general.free}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Link
          to="/sanctum/ask"
          search={{ relationship: true, circleMember: { id: member.id } }}
          className={buttonClass({ size: 'sm' })}
        >
          <MessageCircle aria-hidden="true" size={18} />
          {words.circle.member.ask}
        </Link>
        <Link
          to="/sanctum/circle/$memberId"
          params={{ memberId: member.id }}
          className={buttonClass({ variant: 'outline', size: 'sm' })}
        >
          {copy.details}
        </Link>
      </div>
    </Card>
  )
}

/** The hours of their day, drawn and in words. */
function Hours({ insight: { date, timeZone, keyTimingCues } }: { insight: MemberInsight }) {
  return (
    <section aria-label={copy.hours} className="mt-5 border-t border-line pt-5">
      <DayDrawing date={date} zone={timeZone} cues={keyTimingCues} />
      <ul className="mt-4 flex flex-col gap-2">
        {keyTimingCues.map((cue) => (
          <li key={cue.text} className="flex gap-2.5">
            <span className="shrink-0">
              {cue.until ? <BandSign kind={cue.energy ?? 'void'} /> : <MomentSign kind={kindOf(cue)} />}
            </span>
            <Said className="text-base leading-snug text-ink-2">
              <span className="text-ink">{timesOf(cue, timeZone)}.</span> {cue.text}
            </Said>
          </li>
        ))}
      </ul>
    </section>
  )
}

function timesOf({ at, until }: TimingCue, zone: string): string {
  const from = at === null ? '' : clockTime(at, zone)
  return until === null ? copy.moment(from) : copy.stretch(from, clockTime(until, zone))
}
