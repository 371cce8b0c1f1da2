/** What is answered about the craft, from the settings of the chart that is there. */
import { ASPECT_NAMES, MAJOR_ASPECTS, natalOrb, sectOf } from '@astrarium/sky'
import type { NatalChart } from '@astrarium/sky'
import type { Method } from '../../question/talk/method.ts'

export function methodReply(method: Method, chart: NatalChart | null): string {
  if (method === 'settings') return settings(chart)
  return method === 'by_night' ? byNight(chart) : REPLIES[method]
}

const REPLIES = {
  precession:
    'You are right about the sky: the constellations have slipped by about 24 degrees since the signs were named after them. The signs I use are no constellations. They are twelve equal parts of the Sun’s way, counted from the point where it stands at the March equinox, so they keep to the seasons, and a thirteenth figure of stars changes nothing in them. That is a convention, older than the quarrel about it; that it says anything about people, nobody has proved.',
  twins:
    'Two births so near to one another have all but the same chart. The Ascendant moves about one degree in four minutes, the Moon hardly at all, and only now and then does a point change its house. What differs between two such people lies in everything that is no chart: who came first, who was compared with whom, what each was given and chose. That is an honest limit of what I do.',
  twins_loss:
    'A chart can’t tell you that, and I would not look for a reason there. Four minutes move the Ascendant by about one degree and leave nearly all the rest as it was; how long somebody lives stands in neither of the two. Whoever says otherwise is guessing. If one of them is somebody you miss, tell me about them, as much as you like.',
  their_birth:
    'Thank you, I take note. A birth date is enough for the signs of the Sun and the planets, and mostly of the Moon; without the hour there is no Ascendant and there are no houses, and I would not guess them. Put them in your Circle with what you know, and I can hold the two charts beside one another. Until then I read your side alone: ask me again what you asked, and I look at it from there.',
  birth_hour:
    'Four minutes move the Ascendant by about one degree, so a quarter of an hour may move it by four, and now and then into another sign or a point into another house. Without an hour I leave out the Ascendant and the houses, and the Moon’s sign where it changed that day; the signs of the others and the angles between them stay sure. The hour is often on the birth certificate.',
} as const satisfies Record<Exclude<Method, 'settings' | 'by_night'>, string>

function settings(chart: NatalChart | null): string {
  return [
    `${zodiacOf(chart)} ${housesOf(chart)}`,
    orbsOf(chart),
    `Nodes and Chiron have to stand closer, and the node is the ${chart?.node ?? 'true'} one.`,
    'A transit counts from one to one and a half degrees before it is exact. Positions come from the Swiss Ephemeris, and another system would give other houses.',
  ].join(' ')
}

function zodiacOf(chart: NatalChart | null): string {
  if (!chart || chart.zodiac === 'tropical')
    return 'The tropical zodiac, which begins where the Sun stands at the March equinox.'
  return `Your chart is cast in the sidereal zodiac of ${SCHOOLS[chart.zodiac]}, as you have it set.`
}

const SCHOOLS = {
  lahiri: 'Lahiri',
  fagan_bradley: 'Fagan and Bradley',
  krishnamurti: 'Krishnamurti',
} as const

function orbsOf(chart: NatalChart | null): string {
  if (!chart || MAJOR_ASPECTS.every((aspect) => chart.reach[aspect] === undefined))
    return 'In a birth chart an angle counts up to ten degrees between Sun and Moon, up to six between two slow planets, in between for the rest, and less for a sextile.'
  const reach = MAJOR_ASPECTS.map((aspect) => ({
    name: ASPECT_NAMES[aspect],
    degrees: chart.reach[aspect] ?? natalOrb('sun', 'moon', aspect),
  }))
  const counted = reach.filter(({ degrees }) => degrees > 0)
  const left = reach.filter(({ degrees }) => degrees === 0).map(({ name }) => name)
  return [
    `As you have it set, between Sun and Moon ${listed(counted.map(({ name, degrees }) => `${name === 'opposition' ? 'an' : 'a'} ${name} counts up to ${degrees}`))} degrees, less between slower points.`,
    ...(left.length > 0 ? [`Left out: ${listed(left)}.`] : []),
  ].join(' ')
}

function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

function housesOf(chart: NatalChart | null): string {
  if (!chart) return 'Houses are those of Placidus unless you choose others.'
  if (!chart.houses) return 'Your chart has no houses, as no hour of birth stands in it.'
  const { system, requested } = chart.houses
  const name = SYSTEM_NAMES[system] ?? system.replaceAll('_', ' ')
  return system === requested
    ? `Your houses are ${name}.`
    : `Your houses are ${name}, because the system that is set has no solution so far north or south.`
}

const SYSTEM_NAMES: Partial<Record<string, string>> = {
  placidus: 'those of Placidus',
  koch: 'those of Koch',
  porphyry: 'those of Porphyry',
  regiomontanus: 'those of Regiomontanus',
  campanus: 'those of Campanus',
  whole_sign: 'whole signs',
  equal: 'equal houses',
  alcabitius: 'those of Alcabitius',
  topocentric: 'the topocentric ones',
  vehlow: 'equal houses after Vehlow',
  meridian: 'meridian houses',
  morinus: 'those of Morinus',
}

function byNight(chart: NatalChart | null): string {
  const sect = chart?.houses ? sectOf(chart) : null
  if (sect === null)
    return 'Whether it was light can only be seen with an hour of birth, and I have none of yours. With one, the Sun’s house tells it: below the horizon in the first six, above it in the others.'
  return sect === 'night'
    ? 'Your chart bears it out: by the hour that stands in it, the Sun was below the horizon when you were born. So it was night, or the grey before sunrise or after sunset. That this makes an early riser is a story that charts do not know; it may be true of you all the same. You could ask: what does my Ascendant say?'
    : 'By the hour that stands in your chart, the Sun was above the horizon when you were born, so it was day. If those who were there remember it otherwise, the hour may be wrong, and the birth certificate would know. You could ask: what does my Ascendant say?'
}
