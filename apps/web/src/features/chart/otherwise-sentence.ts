import type { Otherwise, OtherwiseShown, Saying } from '@astrarium/contracts'
import { formatLocalDate } from '../../lib/format.ts'
import { words } from '../../words/index.ts'
import { oneDecimal } from './chart-reading.ts'

const copy = words.otherwise

/** "Whole sign houses instead of Placidus", and two of them in one sentence. */
export function causeSentence(changes: readonly Otherwise[]): string {
  const said = changes.map(changeWords).join(copy.and)
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`
}

function changeWords(change: Otherwise): string {
  const { systems, zodiacs, nodes } = words.chart
  switch (change.kind) {
    case 'house_system':
      return copy.houseSystem(systems[change.value], systems[change.own])
    case 'zodiac':
      return copy.zodiac(zodiacs[change.value], zodiacs[change.own])
    case 'node':
      return copy.node(nodes[change.value], nodes[change.own])
    case 'time':
      return copy.time[change.how](change.value, change.own)
    case 'clock':
      return copy.clock[change.how](change.value, change.own)
    case 'date':
      return copy.date[change.how](formatLocalDate(change.value), formatLocalDate(change.own))
    case 'place':
      return copy.place[change.how](change.value, change.own)
  }
}

/** "Moon Leo 12.3°, house 5": of each point what was asked of it. */
export function shownSentence(shown: readonly OtherwiseShown[], says: readonly Saying[]): string {
  return shown
    .map((one, index) => {
      const asked = says[index]
      const place = [
        one.sign ? words.chart.signs[one.sign] : copy.openHere,
        ...(one.degree === null ? [] : [oneDecimal(one.degree)]),
      ].join(' ')
      const house = asked?.house != null && one.house !== null ? [copy.inHouse(one.house)] : []
      return `${words.chart.points[one.point]} ${[place, ...house].join(', ')}`
    })
    .join('; ')
}

/** "Moon Leo 12°, house 5": as the other app has it. */
export function sayingSentence({ point, sign, degree, house }: Saying): string {
  return [
    words.chart.points[point],
    ...(sign === null ? [] : [words.chart.signs[sign]]),
    ...(degree === null ? [] : [`${Math.round(degree * 100) / 100}°`]),
    ...(house === null ? [] : [copy.inHouse(house)]),
  ].join(' ')
}
