import { GLYPHS } from '@astrarium/sky/wheel'
import { ENERGY_SIGNS } from '../energies.ts'
import type { RibbonBand, RibbonLane } from '../ribbon.ts'
import { hairline, LANE } from '../ribbon.ts'
import type { RibbonSeries } from '../ribbon-rows.ts'
import { glyphsOf, wordsOf } from '../ribbon-rows.ts'

/** A band shorter than this gets a smaller dot, so that something of it is left. */
const SHORT = 16

/**
 * One transit: its signs (and name), a band for each stay, a dot for each exact pass, an arrow where it goes
 * on beyond the picture.
 */
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
  const hollow = bands.filter(({ marks }) => marks === 'never')
  const exact = bands.map(dots).join('')
  const beyond = bands.map(arrows).join('')
  // hundreds of these are drawn at once, and attributes are what takes time: what is the same for all stands
  // in the style sheet
  return (
    <g
      role="option"
      aria-selected={isFocused || undefined}
      aria-label={[name, ...stays, energy].join('; ')}
      tabIndex={isStop ? 0 : -1}
      data-series={series.id}
      className={`ribbon-lane ribbon-${series.energy}`}
      transform={`translate(0 ${y})`}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onHover(series)}
      onClick={({ currentTarget }) => currentTarget.focus()}
      onFocus={() => onFocus(series)}
      onBlur={onBlur}
    >
      <path className="ribbon-ground" d={ground(width)} />
      <path className="ribbon-sign" d={ENERGY_SIGNS[series.energy]} />
      {glyphsOf(series).map((id, index) => (
        <path key={index} className="ribbon-glyph" d={GLYPHS[id]} />
      ))}
      {hasName && <text className="ribbon-name">{name}</text>}
      {bands.length > 1 && <path className="ribbon-between" d={between(bands)} />}
      {hollow.length < bands.length && (
        <path className="ribbon-band" d={pathsOf(bands.filter((band) => !hollow.includes(band)))} />
      )}
      {hollow.length > 0 && <path className="ribbon-hollow" d={pathsOf(hollow)} />}
      {exact && <path className="ribbon-exact" d={exact} />}
      {beyond && <path className="ribbon-beyond" d={beyond} />}
    </g>
  )
}

/** The whole lane, with rounded corners. */
function ground(width: number): string {
  const [side, end] = [LANE / 2 - 6.5, width - 6.5]
  return `M.5-${side}a6 6 0 0 1 6-6H${end}a6 6 0 0 1 6 6V${side}a6 6 0 0 1-6 6H6.5a6 6 0 0 1-6-6Z`
}

function pathsOf(bands: readonly RibbonBand[]): string {
  return bands.map(({ path }) => path).join('')
}

function between(bands: readonly RibbonBand[]): string {
  return bands
    .slice(1)
    .map((band, index) => hairline(bands[index]!, band))
    .join('')
}

function dots({ marks, start, end }: RibbonBand): string {
  if (marks === 'never') return ''
  const r = end - start < SHORT ? 1.7 : 2.8
  return marks.map((x) => `M${x - r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`).join('')
}

function arrows({ isBegun, isOpen, start, end }: RibbonBand): string {
  return `${isBegun ? `M${start - 5}-4l-4 4l4 4` : ''}${isOpen ? `M${end + 5}-4l4 4l-4 4` : ''}`
}
