import './drawings.css'
import { litLimb } from '@astrarium/sky/lit-limb'

interface MoonPhaseProps {
  /** Moon minus Sun in longitude, degrees: 0 new, 180 full */
  angle: number
  /** side in px */
  size?: number
  /** its name, where no text beside it says it; without one it is decoration */
  label?: string
  className?: string
}

/** The Moon as it stands, lit side right while it waxes. */
export function MoonPhase({ angle, size = 44, label, className = '' }: MoonPhaseProps) {
  const voice = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const)
  return (
    <svg
      viewBox="-50 -50 100 100"
      width={size}
      height={size}
      className={`moon-phase ${className}`}
      focusable="false"
      {...voice}
    >
      <circle r="47" className="moon-phase-dark" />
      <path d={litLimb(angle, 46.5)} className="moon-phase-lit" />
      <circle r="47.5" className="moon-phase-edge" />
    </svg>
  )
}
