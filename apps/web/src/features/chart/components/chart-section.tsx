import type { Profile } from '@astrarium/contracts'
import { Suspense, useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { words } from '../../../words/index.ts'
import { BirthChart } from './birth-chart.tsx'
import { ChartDownloads } from './chart-downloads.tsx'
import { OtherwiseDialog, RegenerateDialog, SettingsDialog } from './lazy.tsx'

/** The chart and the way to make it anew. */
export function ChartSection({ profile }: { profile: Profile }) {
  const [isOpen, setIsOpen] = useState(false)
  const [isSetting, setIsSetting] = useState(false)
  const [isComparing, setIsComparing] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => RegenerateDialog.load(), [])

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
        <div className="flex flex-wrap gap-3">
          <Button variant="outline" size="sm" onClick={() => setIsSetting(true)}>
            {words.chartSettings.open}
          </Button>
          <Button
            ref={opener}
            variant={profile.chart ? 'outline' : 'primary'}
            size="sm"
            onClick={() => setIsOpen(true)}
          >
            {words.chart.regeneration.open}
          </Button>
        </div>
      }
    >
      {profile.chart ? (
        <div className="flex flex-col gap-7">
          <BirthChart chart={profile.chart} />
          <Button variant="ghost" size="sm" className="-ml-4 self-start" onClick={() => setIsComparing(true)}>
            {words.otherwise.open}
          </Button>
          <ChartDownloads />
        </div>
      ) : (
        <p className="text-ink-2">{words.chart.none}</p>
      )}
      <Suspense>
        {isOpen && <RegenerateDialog profile={profile} onClose={close} onReopen={() => setIsOpen(true)} />}
        {isSetting && <SettingsDialog profile={profile} onClose={() => setIsSetting(false)} />}
        {isComparing && <OtherwiseDialog onClose={() => setIsComparing(false)} />}
      </Suspense>
    </Card>
  )
}
