import type { BlueprintState } from '@astrarium/contracts'
import { useState } from 'react'
import { words } from '../../../words/index.ts'

/**
 * Tells screen readers, once, that the writing has begun, ended or stopped; never each step of it. Nothing on
 * arriving.
 */
export function StateAnnouncer({ state }: { state: BlueprintState | undefined }) {
  const [heard, setHeard] = useState({ state, message: '' })
  if (state !== undefined && state !== heard.state)
    setHeard({ state, message: heard.state === undefined ? '' : words.blueprint.announced[state] })
  return (
    <p role="status" className="sr-only">
      {heard.message}
    </p>
  )
}
