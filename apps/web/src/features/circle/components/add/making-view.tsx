import { Check } from 'lucide-react'
import { cn } from '../../../../lib/class-names.ts'
import { Progress } from '../../../../ui/progress.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { words } from '../../../../words/index.ts'
import { ADDITION_PHASES, phaseAt, phaseState } from '../../addition-progress.ts'
import { StepHeading } from './step-heading.tsx'

const copy = words.circle.add.making

/** Step 4: what is under way, and what is done. */
export function MakingView({
  name,
  progress,
  invited,
}: {
  name: string
  progress: number
  /** the address that a letter will go to, or nothing */
  invited: string
}) {
  const phase = copy.phases[phaseAt(progress)]
  return (
    <>
      <StepHeading>{copy.title(name)}</StepHeading>
      <Progress value={progress} label={copy.progress} valueText={phase} />
      <ol className="mt-5 flex flex-col gap-2">
        {ADDITION_PHASES.map((each) => {
          const state = phaseState(each, progress)
          return (
            <li
              key={each}
              className={cn(
                'flex items-center gap-3',
                state === 'waiting' ? 'text-ink-3' : state === 'running' ? 'text-ink' : 'text-ink-2',
              )}
            >
              <span
                aria-hidden="true"
                className={cn(
                  'inline-flex size-6 shrink-0 items-center justify-center rounded-full border',
                  state === 'waiting' ? 'border-line-strong' : 'border-brass text-brass',
                  state === 'running' && 'animate-pulse-slow',
                )}
              >
                {state === 'done' && <Check size={14} />}
              </span>
              {copy.phases[each]}
              <VisuallyHidden>{copy.states[state]}</VisuallyHidden>
            </li>
          )
        })}
      </ol>
      {invited && <p className="mt-5 text-sm text-ink-2">{words.circleLinks.invitation.willSend(invited)}</p>}
    </>
  )
}
