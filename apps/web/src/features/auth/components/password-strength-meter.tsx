import { words } from '../../../words/index.ts'
import { cn } from '../../../lib/class-names.ts'
import { passwordStrength } from '../password-strength.ts'

export function PasswordStrengthMeter({ password }: { password: string }) {
  const { score, label, lacks } = passwordStrength(password)
  const copy = words.auth.strength
  return (
    <>
      <div className="mt-1 flex items-center gap-3">
        <div
          role="meter"
          aria-label={copy.label}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={score}
          aria-valuetext={copy.of(copy[label], score)}
          className="grid flex-1 grid-cols-5 gap-1"
        >
          {[20, 40, 60, 80, 100].map((step) => (
            <span
              key={step}
              className={cn(
                'h-1 rounded-full transition-colors duration-(--d-2)',
                score >= step ? COLOURS[label] : 'bg-surface-3',
              )}
            />
          ))}
        </div>
        <span aria-hidden="true" className="min-h-[1lh] w-16 text-right text-sm text-ink-2">
          {password && copy[label]}
        </span>
      </div>
      {/* has its room from the beginning: nothing moves under the thumb at the first letter */}
      <p className="mt-1 min-h-[3lh] text-sm text-ink-3 md:min-h-[2lh]">
        {password && label !== 'Strong' && copy.stronger(lacks.map((merit) => copy.lacks[merit]))}
      </p>
    </>
  )
}

const COLOURS = { Weak: 'bg-cinnabar', Medium: 'bg-brass', Strong: 'bg-verdigris' }
