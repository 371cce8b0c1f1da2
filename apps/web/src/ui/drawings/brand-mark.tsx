import './drawings.css'

/**
 * An astrolabe in small: the Tropic of Capricorn with the ecliptic touching it, in true proportion, and the
 * pole.
 */
export function BrandMark({ size = 32, className = '' }: { size?: number; className?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      width={size}
      height={size}
      className={`brand-mark ${className}`}
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="16" cy="16" r="14.4" />
      <circle cx="16" cy="20.1" r="10.3" />
      <path d="M16 1.6V6.2M1.6 16H6M26 16H30.4M16 25.8V30.4" />
      <circle cx="16" cy="16" r="0.9" className="brand-mark-pole" />
    </svg>
  )
}
