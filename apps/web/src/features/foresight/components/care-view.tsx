import { Card } from '../../../ui/card.tsx'
import { Page } from '../../../ui/page.tsx'
import { words } from '../../../words/index.ts'
import { AnswerText } from '../../answer/components/answer-text.tsx'
import { useArrival } from '../hooks/use-arrival.ts'

/**
 * In place of a forecast: kind words and help lines for somebody in need, or why there is no date for what
 * was asked.
 */
export function CareView({ text, onBack }: { text: string; onBack: () => void }) {
  const view = useArrival<HTMLDivElement>()
  return (
    <Page
      ref={view}
      isList
      title={words.foresight.care.title}
      back={{ label: words.foresight.forecast.back, onPress: onBack }}
    >
      <Card>
        <AnswerText text={text} />
      </Card>
    </Page>
  )
}
