import './gate-instrument.css'
import { useEffect, useRef } from 'react'
import { zoneClock } from '../../../../lib/calendar/zone-clock.ts'
import { cn } from '../../../../lib/class-names.ts'
import { homeZone } from '../../../../lib/home-zone.ts'
import { Astrolabe } from '../../../../ui/drawings/astrolabe.tsx'
import { words } from '../../../../words/index.ts'
import type { Instrument } from '../instrument.ts'
import { DayWheel } from './day-wheel.tsx'

/**
 * The astrolabe of now, which a hand turns into today's sky over the chart: behind the hand is what it has
 * passed, ahead of it the astrolabe still is.
 * @param lit so many contacts are drawn; all of them come one by one while the chart is made
 */
export function GateInstrument({
  instrument: drawn,
  pace,
  lit,
}: {
  instrument: Instrument
  pace: 'slow' | 'quick'
  lit: number
}) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { hour, minute } = zoneClock(homeZone()).read(Date.now())
    frame.current?.style.setProperty('--gate-from', `${(hour + minute / 60) * 15}deg`)
  }, [])
  return (
    <div
      ref={frame}
      role="img"
      aria-label={words.dailyGate.drawing}
      className={cn('gate-instrument', pace === 'slow' ? 'gate-slow' : 'gate-quick')}
    >
      <div className="gate-ahead" aria-hidden="true">
        <Astrolabe label="" />
      </div>
      <DayWheel instrument={drawn} lit={lit} className="gate-passed" />
      <svg viewBox="-320 -320 640 640" className="gate-hand" aria-hidden="true">
        <path d="M0 0V-306" />
        <path d="M-7 -306L0 -318L7 -306Z" className="gate-hand-tip" />
        <circle r="5" className="gate-hand-tip" />
      </svg>
    </div>
  )
}
