import { Component, type ComponentType, lazy, type ReactNode, useState } from 'react'
import { words } from '../words/index.ts'
import { Button } from './button.tsx'
import { isScriptMissing } from './fault.ts'
import { sayMissing } from './say-missing.ts'

/** A part of a page that comes as a script of its own; `load` has it come before it is wanted. */
type Later<Props> = ComponentType<Props> & { load: () => void }

/**
 * Where its script does not come, the page stays. What can be closed (it is given `onClose`) closes, and a
 * toast says why; anything else says so in its own place, and can be tried again there. Waits within the
 * `Suspense` around it.
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
    const { onClose } = props as { onClose?: () => void }
    return (
      <Boundary
        onMissing={() => {
          // one that has failed fails for ever
          Part = begin()
          if (!onClose) return
          void sayMissing()
          onClose()
        }}
        instead={onClose ? null : instead}
      >
        {() => (Ready ? <Ready {...props} /> : <Part {...props} />)}
      </Boundary>
    )
  }
  // the browser keeps what has come, and what has not is asked for again where it is needed
  return Object.assign(Bounded, { load: () => void fetched().catch(() => undefined) })
}

function NotHereYet({ onAgain }: { onAgain: () => void }) {
  return (
    <p role="status" className="flex flex-wrap items-center gap-3 py-4 text-sm text-ink-2">
      {words.common.crash.partNotHereYet}
      <Button variant="outline" size="sm" onClick={onAgain}>
        {words.common.tryAgain}
      </Button>
    </p>
  )
}

/** What is no missing script is a fault of the page, and goes on to it. */
class Boundary extends Component<
  { onMissing: () => void; instead: ReactNode; children: () => ReactNode },
  { error: unknown }
> {
  override state = { error: null as unknown }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidCatch(error: unknown) {
    if (isScriptMissing(error)) this.props.onMissing()
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children()
    if (!isScriptMissing(error)) throw error
    const { instead } = this.props
    return instead === undefined ? <NotHereYet onAgain={() => this.setState({ error: null })} /> : instead
  }
}
