/** What a word of the craft means, and where the asker has such a thing, which it is. */
import type { NatalChart } from '@astrarium/sky'
import { sureSign } from '../../chart/certainty.ts'
import type { ChartPoint } from '../../chart/certainty.ts'
import type { Craft } from '../../question/craft/craft-terms.ts'
import { CRAFT_TEXTS } from './craft-texts.ts'

export function craftReply(about: readonly Craft[], chart: NatalChart | null): string {
  const texts = about.map((one) => CRAFT_TEXTS[one])
  return [...texts, ...about.flatMap((one) => ownOf(one, chart) ?? [])].join(' ')
}

const OWN: Partial<Record<Craft, readonly [ChartPoint, string, string]>> = {
  rising_sign: ['asc', 'rising sign', 'what does my rising sign say?'],
  sun_sign: ['sun', 'Sun sign', 'what does my Sun say?'],
  moon_sign: ['moon', 'Moon sign', 'what does my Moon say?'],
  midheaven: ['mc', 'Midheaven', 'what does my Midheaven say?'],
  descendant: ['desc', 'Descendant', 'what do I look for in a partner?'],
  ic: ['ic', 'IC', 'what do I need at home?'],
  nodes: ['true_node', 'north node', 'what does my north node say?'],
  chiron: ['chiron', 'Chiron', 'what does my Chiron say?'],
}

/** Never a sign that the birth time leaves open. */
function ownOf(craft: Craft, chart: NatalChart | null): string | null {
  const own = OWN[craft]
  const sign = own && chart ? sureSign(chart, own[0]) : null
  return own && sign
    ? `Your ${own[1]} is ${own[1].endsWith('sign') ? '' : 'in '}${sign}. If you like, ask: ${own[2]}`
    : null
}
