import { useEffect, useEffectEvent } from 'react'

/** Looks once at what was done in the portal when somebody comes back, however often the page is drawn. */
export function useLookOnArrival(hasBilling: boolean, look: () => void): void {
  const again = useEffectEvent(look)
  useEffect(() => {
    if (hasBilling) again()
  }, [hasBilling])
}
