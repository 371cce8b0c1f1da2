import { Moon, Sun, SunMoon } from 'lucide-react'
import type { Theme } from '../lib/theme.ts'

const MARKS = { device: SunMoon, night: Moon, vellum: Sun }

export function ThemeMark({ theme, size }: { theme: Theme; size: number }) {
  const Mark = MARKS[theme]
  return <Mark aria-hidden="true" size={size} strokeWidth={1.6} className="shrink-0" />
}
