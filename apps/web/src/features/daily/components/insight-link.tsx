import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Sunrise } from 'lucide-react'
import { buttonClass } from '../../../ui/button.tsx'
import { words } from '../../../words/index.ts'
import { todaysInsightQuery } from '../queries.ts'
import { useTimeOf } from '../hooks/use-zone.ts'

/** The way to today's insight, by the time it was made; nothing when there is none yet. */
export function InsightLink() {
  const insight = useQuery(todaysInsightQuery).data?.insight
  const timeOf = useTimeOf()
  if (!insight) return null
  return (
    <Link to="/sanctum/daily/insight" className={buttonClass()}>
      <Sunrise aria-hidden="true" size={18} className="max-md:hidden" />
      {words.daily.insight.view(timeOf(insight.createdAt))}
    </Link>
  )
}
