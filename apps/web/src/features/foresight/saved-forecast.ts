import { cut } from '@astrarium/contracts'
import type { ForesightSummary } from '@astrarium/contracts'

const DESCRIPTION_SHOWN = 120
const INSIGHT_SHOWN = 30

export interface ForecastInShort {
  description: string
  insights: { kind: 'opportunity' | 'challenge'; text: string }[]
}

/**
 * A saved forecast in short: 120 characters of its description, its first two opportunities and first
 * challenge at 30 each.
 */
export function inShort(
  forecast: Pick<ForesightSummary, 'themeDescription' | 'opportunities' | 'challenges'>,
): ForecastInShort {
  const insight = (kind: ForecastInShort['insights'][number]['kind']) => (text: string) => ({
    kind,
    text: cut(text, INSIGHT_SHOWN),
  })
  return {
    description: cut(forecast.themeDescription, DESCRIPTION_SHOWN),
    insights: [
      ...forecast.opportunities.slice(0, 2).map(insight('opportunity')),
      ...forecast.challenges.slice(0, 1).map(insight('challenge')),
    ],
  }
}
