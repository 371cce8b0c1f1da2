import type { Profile } from '@astrarium/contracts'
import { Suspense, useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { words } from '../../../words/index.ts'
import { BirthChart } from './birth-chart.tsx'
import { loadRegenerateDialog, RegenerateDialog } from './lazy.tsx'

/** The chart and the way to make it anew. */
export function ChartSection({ profile }: { profile: Profile }) {
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(loadRegenerateDialog, [])

  function close() {
    setIsOpen(false)
    // the dialog has no trigger of its own to give the focus back to
    requestAnimationFrame(() => opener.current?.focus())
  }

  return (
    <Card
      id="birth-chart"
      title={words.chart.title}
      aside={
        <Button
          ref={opener}
          variant={profile.chart ? 'outline' : 'primary'}
          size="sm"
          onClick={() => setIsOpen(true)}
        >
          {words.chart.regeneration.open}
        </Button>
      }
    >
      {profile.chart ? (
        <BirthChart chart={profile.chart} />
      ) : (
        <p className="text-ink-2">{words.chart.none}</p>
      )}
      <Suspense>
        {isOpen && <RegenerateDialog profile={profile} onClose={close} onReopen={() => setIsOpen(true)} />}
      </Suspense>
    </Card>
  )
}
