import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { useTyping } from '../hooks/use-typing.ts'

/**
 * Arion's words as they are typed; their room is there from the start, and a screen reader gets them whole.
 */
export function Greeting({ lines, canBegin }: { lines: readonly string[]; canBegin: boolean }) {
  const typed = useTyping(lines, canBegin)
  return (
    <>
      <VisuallyHidden>{lines.join(' ')}</VisuallyHidden>
      <div
        aria-hidden="true"
        className="flex max-w-(--measure) flex-col gap-3 font-display text-xl leading-relaxed"
      >
        {lines.map((line, at) => (
          <p key={line}>
            {line.slice(0, typed[at])}
            <span className="invisible">{line.slice(typed[at])}</span>
          </p>
        ))}
      </div>
    </>
  )
}
