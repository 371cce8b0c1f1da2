import { Link } from '@tanstack/react-router'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { words } from '../../../words/index.ts'
import { useGenerateBlueprint } from '../mutations.ts'

const copy = words.blueprint

/** The ways a blueprint can be without words, each with the way out of it. */
export function WithoutAnswers({
  kind,
  onRefresh,
}: {
  kind: 'no-chart' | 'not-begun' | 'in-progress' | 'failed'
  onRefresh: () => void
}) {
  switch (kind) {
    case 'no-chart':
      return <NoChart />
    case 'not-begun':
      return <NotBegun />
    case 'in-progress':
      return <InProgress onRefresh={onRefresh} />
    case 'failed':
      return <WritingFailed />
  }
}

/** The heading of the page has said it. */
export function CategoryNotFound() {
  return (
    <Panel
      action={
        <Link to="/sanctum/blueprint" className={buttonClass()}>
          {copy.notFound.action}
        </Link>
      }
    >
      <p>{copy.notFound.text}</p>
    </Panel>
  )
}

function NoChart() {
  return (
    <Panel
      title={copy.notAvailable}
      action={
        <Link to="/sanctum/profile" className={buttonClass()}>
          {copy.noChart.action}
        </Link>
      }
    >
      <p>{words.errors.chart_missing}</p>
    </Panel>
  )
}

function NotBegun() {
  const generate = useGenerateBlueprint()
  return (
    <Panel
      title={copy.begin.title}
      action={
        <Button busy={generate.isPending} busyLabel={copy.begin.busy} onClick={() => generate.mutate()}>
          {copy.begin.action}
        </Button>
      }
    >
      <p>{copy.begin.text}</p>
    </Panel>
  )
}

function InProgress({ onRefresh }: { onRefresh: () => void }) {
  return (
    <Panel
      title={copy.inProgress.title}
      action={
        <Button variant="outline" onClick={onRefresh}>
          {copy.inProgress.refresh}
        </Button>
      }
    >
      <p>{copy.inProgress.text}</p>
      <p>{copy.inProgress.itself}</p>
    </Panel>
  )
}

function WritingFailed() {
  const generate = useGenerateBlueprint()
  return (
    <Panel
      title={copy.notAvailable}
      action={
        <Button busy={generate.isPending} busyLabel={copy.begin.busy} onClick={() => generate.mutate()}>
          {words.common.tryAgain}
        </Button>
      }
    >
      <p>{copy.failedText}</p>
    </Panel>
  )
}
