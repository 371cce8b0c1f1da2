import type { CircleMember } from '@astrarium/contracts'
import { Suspense, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { words } from '../../../words/index.ts'
import { BirthChart } from '../../chart/components/birth-chart.tsx'
import { BirthList } from '../../profile/components/birth-list.tsx'
import { EditBirthDialog } from './lazy.tsx'

const copy = words.circle.member

/** The chart, the birth as it was entered, and the way to change both. */
export function MemberBirth({ member }: { member: CircleMember }) {
  const { birth, chart, name } = member
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Card
        title={copy.birth.title}
        aside={
          <Button variant={chart ? 'outline' : 'primary'} size="sm" onClick={() => setIsOpen(true)}>
            {chart ? copy.birth.edit : birth ? copy.birth.make : copy.birth.add}
          </Button>
        }
      >
        {birth ? (
          <BirthList birth={birth} offset={words.birthOfMember.clocks.offset} />
        ) : (
          <p className="text-ink-2">{member.link ? words.circleLinks.member.neverShown : copy.birth.none}</p>
        )}
        {birth && !chart && <p className="mt-5 text-ink-2">{copy.birth.noChart}</p>}
      </Card>
      {chart && (
        <Card title={copy.chart.title}>
          <BirthChart
            chart={chart}
            copy={{ wheelName: copy.chart.wheelName(name), withoutTime: copy.chart.withoutTime }}
          />
        </Card>
      )}
      <Suspense>{isOpen && <EditBirthDialog member={member} onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  )
}
