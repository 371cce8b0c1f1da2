import {
  Component,
  type ComponentType,
  createRef,
  lazy,
  type ReactNode,
  useState,
  useTransition,
} from 'react'
import { words } from '../words/index.ts'
import { Button } from './button.tsx'
import { isScriptMissing } from './fault.ts'
import { sayMissing } from './say-missing.ts'

/** A part of a page that comes as a script of its own; `load` has it come before it is wanted. */
type Later<Props> = ComponentType<Props & { onMissing?: () => void }> & { load: () => void }

/**
 * Where its script does not come, the page stays. What can be closed (it is given `onClose`) closes, by
 * `onMissing` where that is another thing, and a toast says why; anything else says so in its own place, and
 * can be tried again there. Waits within the `Suspense` around it.
 * @param instead what stands in the place of an ornament, which nobody would miss
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { instead }: { instead?: ReactNode } = {},
): Later<Props> {
  let here: ComponentType<Props> | null = null
  const fetched = async () => (here = await load())
  const begin = () => lazy(async () => ({ default: await fetched() }))
  let Part = begin()
  function Bounded(props: Props) {
    // what is waited for, if only for a moment, React holds back for 300 ms: what has come stands at once
    const [Ready] = useState(() => here)
    const { onClose, onMissing = onClose } = props as { onClose?: () => void; onMissing?: () => void }
    return (
      <Boundary
        onMissing={() => {
          // one that has failed fails for ever
          Part = begin()
          if (!onMissing) return
          void sayMissing()
          onMissing()
        }}
        instead={onMissing ? null : instead}
      >
        {() => (Ready ? <Ready {...props} /> : <Part {...props} />)}
      </Boundary>
    )
  }
  // the browser keeps what has come, and what has not is asked for again where it is needed; to ask takes a
  // moment, which no page that is being shown has
  return Object.assign(Bounded, { load: () => void setTimeout(() => void fetched().catch(() => undefined)) })
}

function NotHereYet({ onAgain }: { onAgain: () => void }) {
  const [isAsking, ask] = useTransition()
  return (
    <div className="flex flex-wrap items-center gap-3 py-4 text-sm text-ink-2">
      <p role="alert">{words.common.crash.partNotHereYet}</p>
      <Button variant="outline" size="sm" busy={isAsking} onClick={() => ask(onAgain)}>
        {words.common.tryAgain}
      </Button>
    </div>
  )
}

/** What is no missing script is a fault of the page, and goes on to it. */
class Boundary extends Component<
  { onMissing: () => void; instead: ReactNode; children: () => ReactNode },
  { error: Error | null; isAgain: boolean }
> {
  private readonly place = createRef<HTMLDivElement>()
  override state = { error: null as Error | null, isAgain: false }

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override componentDidUpdate(_: unknown, before: unknown) {
    // the button that was pressed is gone: where it stood stays known, unless something else is in hand
    const isAnswered = this.state !== before && this.state.isAgain
    if (isAnswered && document.activeElement === document.body) this.place.current?.focus()
  }

  override componentDidCatch(error: unknown) {
    if (isScriptMissing(error)) this.props.onMissing()
  }

  override render() {
    const { error, isAgain } = this.state
    const { instead, children } = this.props
    if (error && !isScriptMissing(error)) throw error
    if (error && instead !== undefined) return instead
    if (!error && !isAgain) return children()
    return (
      <div tabIndex={-1} ref={this.place} className="outline-none">
        {error ? <NotHereYet onAgain={() => this.setState({ error: null, isAgain: true })} /> : children()}
      </div>
    )
  }
}
