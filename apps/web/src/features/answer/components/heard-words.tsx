import type { AskBack } from '@astrarium/contracts'
import { cn } from '../../../lib/class-names.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { words } from '../../../words/index.ts'

/**
 * The person's own words: under those that were understood a line and what was taken from them, under one
 * that is missing a dashed line and the question. Read aloud, it stands in brackets after the word.
 */
export function HeardWords({ heard }: Pick<AskBack, 'heard'>) {
  return (
    <div
      role="group"
      aria-label={words.askBack.heard}
      className="rounded-lg border border-line bg-surface px-4 pt-3 pb-2 font-display text-xl leading-normal break-words whitespace-pre-wrap text-ink-3 @xl:px-6 @xl:pt-5 @xl:pb-4"
    >
      {heard.map(({ text, label, isOpen }, at) =>
        label === null ? (
          <span key={at}>{text}</span>
        ) : (
          <span key={at} className="mr-0.5 inline-flex max-w-full flex-col pb-1.5 text-ink">
            <span
              className={cn(
                'border-b-2 pb-px leading-tight font-medium whitespace-normal',
                isOpen ? 'border-dashed border-cinnabar' : 'border-brass',
              )}
            >
              {text}
            </span>
            <span
              className={cn(
                'pt-1 font-body text-xs whitespace-normal',
                isOpen ? 'text-cinnabar' : 'text-ink-2',
              )}
            >
              <VisuallyHidden>{isOpen ? ` (${words.askBack.missing}: ` : ' ('}</VisuallyHidden>
              {label}
              <VisuallyHidden>) </VisuallyHidden>
            </span>
          </span>
        ),
      )}
    </div>
  )
}
