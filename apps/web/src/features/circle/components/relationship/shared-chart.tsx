import type { CircleMember } from '@astrarium/contracts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Loaded } from '../../../../ui/loaded.tsx'
import { words } from '../../../../words/index.ts'
import { BirthChart } from '../../../chart/components/birth-chart.tsx'
import { sharedChartQuery } from '../../relationship-queries.ts'

const copy = words.relationship.shared
const KINDS = ['composite', 'davison'] as const
type Kind = (typeof KINDS)[number]

/** One chart made of two, for whoever asks for it. */
export function SharedChart({ member }: { member: CircleMember }) {
  const [kind, setKind] = useState<Kind | null>(null)
  return (
    <Card title={copy.title}>
      <p className="-mt-3 text-sm text-ink-2">{copy.text}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {KINDS.map((one) => (
          <Button
            key={one}
            size="sm"
            variant={one === kind ? 'primary' : 'outline'}
            aria-pressed={one === kind}
            onClick={() => setKind(one === kind ? null : one)}
          >
            {copy[one]}
          </Button>
        ))}
      </div>
      {kind && <Made member={member} kind={kind} />}
    </Card>
  )
}

function Made({ member, kind }: { member: CircleMember; kind: Kind }) {
  const chart = useQuery(sharedChartQuery(member, kind))
  return (
    <div className="mt-6" aria-live="polite">
      <Loaded of={chart} loading={copy.loading} failed={copy.failed}>
        {(made) => (
          <BirthChart
            chart={made}
            copy={{ wheelName: copy.wheelName[kind], withoutTime: copy.withoutTime }}
          />
        )}
      </Loaded>
    </div>
  )
}
