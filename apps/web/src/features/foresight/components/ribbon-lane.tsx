import { GLYPHS, GLYPH_BOX } from '@astrarium/sky/wheel'
import { ENERGY_SIGNS } from '../energies.ts'
import type { RibbonBand, RibbonLane } from '../ribbon.ts'
import { LANE } from '../ribbon.ts'
import type { RibbonSeries } from '../ribbon-rows.ts'
import { glyphsOf, wordsOf } from '../ribbon-rows.ts'

/** px; body, aspect, point */
const GLYPH_PLACES = [
  { x: 20, size: 19 },
  { x: 43, size: 15 },
  { x: 62, size: 19 },
]
const NAME_X = 94
/** A band shorter than this gets a smaller dot, so that something of it is left. */
const SHORT = 16

/** One transit: its signs (and name), a band for each stay, a dot for each exact pass, an arrow where it goes on beyond the picture. */
export function Lane({
  lane: { series, y, bands },
  width,
  hasName,
  isStop,
  isFocused,
  writeTime,
  onHover,
  onFocus,
  onBlur,
}: {
  lane: RibbonLane
  width: number
  hasName: boolean
  isStop: boolean
  isFocused: boolean
  writeTime: (instant: string) => string
  onHover: (series: RibbonSeries) => void
  onFocus: (series: RibbonSeries) => void
  onBlur: () => void
}) {
  const { name, stays, energy } = wordsOf(series, writeTime)
  return (
    <g
      role="option"
      aria-selected={isFocused}
      aria-label={[name, ...stays, energy].join('; ')}
      tabIndex={isStop ? 0 : -1}
      data-series={series.id}
      data-energy={series.energy}
      className="ribbon-lane"
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onHover(series)}
      onClick={({ currentTarget }) => currentTarget.focus()}
      onFocus={() => onFocus(series)}
      onBlur={onBlur}
    >
      <rect className="ribbon-ground" x="0.5" y={y - LANE / 2 + 0.5} width={width - 1} height={LANE - 1} rx="6" />
      <path className="ribbon-sign" transform={`translate(4 ${y - 5}) scale(.84)`} d={ENERGY_SIGNS[series.energy]} />
      {glyphsOf(series, GLYPHS).map((id, index) => {
        const { x, size } = GLYPH_PLACES[index]!
        return (
          <path
            key={index}
            className="ribbon-glyph"
            transform={`translate(${x} ${y - size / 2}) scale(${size / GLYPH_BOX})`}
            d={GLYPHS[id]}
          />
        )
      })}
      {hasName && (
        <text className="ribbon-name" x={NAME_X} y={y + 4.5}>
          {name}
        </text>
      )}
      {bands.length > 1 && (
        <path
          className="ribbon-between"
          d={bands
            .slice(1)
            .map((band, index) => `M${bands[index]!.end + 3} ${y}H${band.start - 3}`)
            .join('')}
        />
      )}
      {bands.map((band, index) => (
        <path key={index} className={band.marks === 'never' ? 'ribbon-hollow' : 'ribbon-band'} d={band.path} />
      ))}
      <path className="ribbon-exact" d={bands.map((band) => dots(band, y)).join('')} />
      <path className="ribbon-beyond" d={bands.map((band) => arrows(band, y)).join('')} />
    </g>
  )
}

function dots({ marks, start, end }: RibbonBand, y: number): string {
  if (marks === 'never') return ''
  const r = end - start < SHORT ? 1.7 : 2.8
  return marks.map((x) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`).join('')
}

function arrows({ isBegun, isOpen, start, end }: RibbonBand, y: number): string {
  return `${isBegun ? `M${start - 5} ${y - 4}l-4 4l4 4` : ''}${isOpen ? `M${end + 5} ${y - 4}l4 4l-4 4` : ''}`
}
