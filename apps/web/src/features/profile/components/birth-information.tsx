import type { Profile } from '@astrarium/contracts'
import type { ReactNode } from 'react'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { words } from '../../../words/index.ts'
import { BirthList } from './birth-list.tsx'

/** The birth details, to be read; they change in the Birth Chart section, together with the chart. */
export function BirthInformation({
  birth,
  isEditing,
  children,
}: {
  birth: Profile['birth']
  isEditing: boolean
  children?: ReactNode
}) {
  const copy = words.profile.birth
  return (
    <Card title={copy.title}>
      {isEditing && <Notice className="mb-5">{copy.notice}</Notice>}
      {birth ? <BirthList birth={birth} /> : <p className="text-ink-2">{copy.none}</p>}
      {children}
    </Card>
  )
}
