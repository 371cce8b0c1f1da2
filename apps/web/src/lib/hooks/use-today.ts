import { useEffect, useState } from 'react'

/**
 * Now, new again when the page is looked at again and every few minutes, so that a tab left open overnight
 * shows the right day.
 */
export function useToday(): Date {
  const [today, setToday] = useState(() => new Date())
  useEffect(() => {
    const look = () => setToday(new Date())
    const timer = setInterval(look, 300_000)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return today
}
