/** What a page is, in a drawing of 64: a constellation, seven rings, a ribbon, a dial, an aspect. */
export type Tile = 'blueprint' | 'circle' | 'foresight' | 'daily' | 'ask'

export function TileDrawing({ of }: { of: Tile }) {
  return (
    <svg
      viewBox="-32 -32 64 64"
      width="64"
      height="64"
      aria-hidden="true"
      className="size-14 shrink-0 fill-none stroke-brass-lo md:size-16"
      strokeWidth="1.1"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {DRAWINGS[of]}
    </svg>
  )
}

const STARS: readonly (readonly [number, number, number])[] = [
  [2, 3, 8],
  [-24, 12, 4],
  [-17, -12, 5],
  [10, -18, 5],
  [24, -20, 3.5],
  [21, -6, 4],
  [-10, 21, 4],
]
const star = ([x, y, r]: readonly [number, number, number]) =>
  `M${x} ${y - r}L${x + r * 0.28} ${y - r * 0.28}L${x + r} ${y}L${x + r * 0.28} ${y + r * 0.28}L${x} ${y + r}L${x - r * 0.28} ${y + r * 0.28}L${x - r} ${y}L${x - r * 0.28} ${y - r * 0.28}Z`
const spot = (angle: number, radius: number) => ({
  x: Math.round(radius * Math.sin((angle * Math.PI) / 180) * 10) / 10,
  y: Math.round(-radius * Math.cos((angle * Math.PI) / 180) * 10) / 10,
})
const ray = (angle: number, from: number, to: number) => {
  const [a, b] = [spot(angle, from), spot(angle, to)]
  return `M${a.x} ${a.y}L${b.x} ${b.y}`
}
const dot = (angle: number, radius: number, size: number) => {
  const { x, y } = spot(angle, radius)
  return <circle key={angle} cx={x} cy={y} r={size} className="fill-brass stroke-none" />
}

const DRAWINGS = {
  blueprint: (
    <>
      <path d="M-24 12L2 3M-17 -12L2 3L-10 21M2 3L10 -18L24 -20M2 3L21 -6" />
      <path d={STARS.map(star).join('')} className="fill-brass stroke-none" />
    </>
  ),
  circle: (
    <>
      {[7, 11, 15, 19, 23, 27, 30.5].map((r) => (
        <circle key={r} r={r} />
      ))}
      {dot(0, 0, 3)}
      {dot(45, 15, 3)}
      {dot(130, 27, 3)}
      {dot(245, 23, 3)}
    </>
  ),
  foresight: (
    <>
      <path d="M-22 -30V30M-22 -16H28M-22 -3H28M-22 10H28M-22 23H28" />
      <path
        d="M-14 -16L-4 -20L8 -16L-4 -12ZM-2 -3L10 -7L24 -3L10 1ZM-10 10L2 6L12 10L2 14ZM4 23L14 19L26 23L14 27Z"
        className="fill-brass stroke-none"
      />
      <path d="M-25 -31H-19L-22 -25Z" className="fill-brass stroke-none" />
    </>
  ),
  daily: (
    <>
      <path d="M-30 14A30 30 0 0 1 30 14M-20 14A20 20 0 0 1 20 14M-32 14H32" />
      <path
        d={[-90, -67.5, -45, -22.5, 0, 22.5, 45, 67.5, 90].map((angle) => ray(angle, 24, 30)).join('')}
        transform="translate(0 14)"
      />
      <path d="M0 14L-12 -10" className="stroke-brass" strokeWidth="1.6" />
      <circle cy="14" r="3" className="fill-brass stroke-none" />
    </>
  ),
  ask: (
    <>
      <circle r="30" />
      <circle r="25" />
      <path d={Array.from({ length: 36 }, (_, at) => ray(at * 10, 25, at % 3 === 0 ? 30 : 28)).join('')} />
      <path d="M-19 14L9 -19L20 13Z" className="stroke-brass" />
      {[dot(234, 23.5, 3), dot(25, 21, 3), dot(123, 24, 3)]}
    </>
  ),
} as const satisfies Record<Tile, unknown>
