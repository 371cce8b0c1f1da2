import type { CircleMember } from '@astrarium/contracts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { words } from '../../../words/index.ts'
import { BirthChart } from '../../chart/components/birth-chart.tsx'
import { BirthList } from '../../profile/components/birth-list.tsx'

const copy = words.circle.member

/** The chart, the birth as it was entered, and the way to change both. */
export function MemberBirth({ member, onEdit }: { member: CircleMember; onEdit: () => void }) {
  const { birth, chart, name } = member
  return (
    <>
      <Card
        title={copy.birth.title}
        aside={
          <Button variant={chart ? 'outline' : 'primary'} size="sm" onClick={onEdit}>
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
    </>
  )
}
