import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Notice } from '../../../ui/notice.tsx'
import { words } from '../../../words/index.ts'
import { profileQuery } from '../../profile/queries.ts'

/** Without a chart no reading can be personal: says so, with the way to make one. */
export function NoChartNotice() {
  const profile = useQuery(profileQuery)
  if (!profile.data || profile.data.chart) return null
  return (
    <Notice>
      {words.answer.noChart.text}{' '}
      <Link to="/sanctum/profile" className="link">
        {words.answer.noChart.action}
      </Link>
    </Notice>
  )
}
