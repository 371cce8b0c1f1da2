import type { AskBack } from '@astrarium/contracts'
import type { ReactNode } from 'react'

/** Each sign is a part of the instrument: rules with sliders, a dial and its hand, a ring and its seal. */
const DRAWINGS: Record<AskBack['offers'][number]['sign'], ReactNode> = {
  // two rules, each with its slider in another place
  choice: (
    <>
      <path d="M3 15H37M3 27H37" className="stroke-brass-lo stroke-1" />
      <path d="M5 15H20M20 27H33" />
      <path
        d="M13 10.5L17.5 15L13 19.5L8.5 15ZM26 22.5L30.5 27L26 31.5L21.5 27Z"
        className="fill-brass stroke-none"
      />
    </>
  ),
  // the arch of a day with its hand
  day: (
    <>
      <path d="M4 31H36M6 31A14 14 0 0 1 34 31" className="stroke-brass-lo stroke-1" />
      <path d="M20 17V20M10.1 21.1L12.2 23.2" className="stroke-brass-lo stroke-1" />
      <path d="M20 31L28.3 17.6" />
      <circle cx="29" cy="16.5" r="3" className="fill-brass stroke-none" />
    </>
  ),
  // two points of one ring, and the line between them
  between: (
    <>
      <circle cx="20" cy="20" r="15" className="stroke-brass-lo stroke-1" />
      <path d="M7.6 28.4L32.4 11.6" />
      <circle cx="7.6" cy="28.4" r="3" className="fill-brass stroke-none" />
      <circle cx="32.4" cy="11.6" r="3" className="fill-brass stroke-none" />
    </>
  ),
  // a ribbon that swells to its exact day
  time: (
    <>
      <path d="M3 29H37M8 29V32M20 29V32M32 29V32" className="stroke-brass-lo stroke-1" />
      <path d="M3 17H37" />
      <path d="M9 17Q16 16.5 20 11.5Q24 16.5 31 17Q24 17.5 20 22.5Q16 17.5 9 17Z" className="fill-brass" />
    </>
  ),
  // a seal upon its ring
  person: (
    <>
      <circle cx="20" cy="20" r="15" className="stroke-brass-lo stroke-1" />
      <circle cx="20" cy="20" r="2.5" className="fill-brass stroke-none" />
      <circle cx="30.6" cy="9.4" r="5.5" className="fill-surface" />
      <circle cx="30.6" cy="9.4" r="2" className="fill-brass stroke-none" />
    </>
  ),
  // the wheel with its horizon and meridian, and an aspect in it
  chart: (
    <>
      <circle cx="20" cy="20" r="16" className="stroke-brass-lo stroke-1" />
      <circle cx="20" cy="20" r="11" className="stroke-brass-lo stroke-1" />
      <path d="M4 20H36M20 4V36" className="stroke-brass-lo stroke-1" />
      <path d="M20 9L29.5 25.5H10.5Z" />
    </>
  ),
  // a light low over the horizon
  comfort: (
    <>
      <path d="M3 29H37" className="stroke-brass-lo stroke-1" />
      <path d="M11 29A9 9 0 0 1 29 29Z" className="fill-brass stroke-none" />
      <path d="M20 10V15M8.7 14.7L12.2 18.2M31.3 14.7L27.8 18.2" />
    </>
  ),
}

/** Beside an offer: what kind of question it is, for the eye alone. */
export function AskBackSign({ sign }: { sign: AskBack['offers'][number]['sign'] }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 40 40"
      fill="none"
      strokeWidth={1.5}
      strokeLinecap="round"
      className="size-10 shrink-0 stroke-brass"
    >
      {DRAWINGS[sign]}
    </svg>
  )
}
