import { useSyncExternalStore } from 'react'
import { createStore } from '../../../lib/store.ts'

const isOpen = createStore(false)

/** Opens the plans over whatever page stands there. */
export const openPlans = () => isOpen.set(true)
export const closePlans = () => isOpen.set(false)

export function useIsPlanDialogOpen(): boolean {
  return useSyncExternalStore(isOpen.subscribe, isOpen.get)
}
