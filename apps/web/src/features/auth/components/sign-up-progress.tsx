import { cn } from '../../../lib/class-names.ts'
import { Progress } from '../../../ui/progress.tsx'
import { words } from '../../../words/index.ts'
import { SIGN_UP_STEPS } from '../sign-up-step.ts'
import type { SignUpStep } from '../sign-up-step.ts'

const copy = words.signUp

export function SignUpProgress({ step }: { step: SignUpStep }) {
  const at = SIGN_UP_STEPS.indexOf(step)
  return (
    <div className="mb-8">
      <Progress
        value={((at + 1) / SIGN_UP_STEPS.length) * 100}
        label={copy.progress}
        valueText={copy.stepOf(at + 1, SIGN_UP_STEPS.length, copy.steps[step])}
      />
      <ol className="mt-3 flex justify-between gap-2 text-xs text-ink-3">
        {SIGN_UP_STEPS.map((name, index) => (
          <li
            key={name}
            aria-current={index === at ? 'step' : undefined}
            className={cn(index === at ? 'text-brass' : 'max-md:sr-only', index < at && 'text-ink-2')}
          >
            {/* on a phone it stands alone, and says how many there are */}
            <span className="md:hidden">{copy.shortStepOf(index + 1, SIGN_UP_STEPS.length)} · </span>
            <span className="max-md:hidden">{index + 1}. </span>
            {copy.steps[name]}
          </li>
        ))}
      </ol>
    </div>
  )
}
