/**
 * Words → claims, left to right with one memory of the last body and the last datable subject. Whatever
 * astrological word no claim has used up is `stray`, and holds the sentence back: a closed world turns misses
 * into lost sentences.
 */
import { PLANETS } from '@astrarium/sky'
import type { MajorAspect, Planet } from '@astrarium/sky'
import type { ChartPoint } from '../chart/certainty.ts'
import type { Claim, DateRole, Subject } from '../claims/claim.ts'
import { findChartClaims } from './find-chart-claims.ts'
import { mentionsOf } from './mentions.ts'

/** Carried from sentence to sentence inside a paragraph. */
export interface ParagraphState {
  year: number
  subject: Subject | null
  /** the house that a form of the sentence before spoke of */
  house?: number | null
}

export interface Found {
  claims: Claim[]
  unclaimed: string[]
}

export function findClaims(sentence: string, state: ParagraphState): Found {
  const unclaimed: string[] = []
  const whole = findChartClaims(sentence, state.house ?? null)
  const mentions = mentionsOf(whole.rest, state, unclaimed)
  const claims: Claim[] = [...whole.claims]
  for (const claim of claims) if (claim.kind === 'subject') state.subject = claim.subject
  state.house = claims.find((claim) => claim.kind === 'house_holds')?.house ?? null
  let body: { point: ChartPoint; isNatal: boolean } | null = null
  let waiting: { point: ChartPoint | null; isNatal: boolean; aspect: MajorAspect; text: string } | null = null
  let ruler: ChartPoint | null = null
  let degree: number | null = null
  let closest: { rank: number; of: ChartPoint | null } | null = null
  let phase: 'new' | 'full' | null = null
  let retrograde: Planet | null = null
  let progressed: Planet | null = null
  let crossing: DateRole | null = null
  let lastAspect: { a: ChartPoint; b: ChartPoint; aspect: MajorAspect } | null = null
  let lastHouse: number | null = null
  let day: string | null = null
  const subjectIs = (subject: Subject) => {
    state.subject = subject
    claims.push({ kind: 'subject', subject })
  }
  // an hour said before its subject ("Around 09:20 the Moon joins …") waits for it
  const early: { role: DateRole; date: string | null; time: string | null }[] = []
  const hasOwnSubject = mentions.some(({ is }) =>
    ['aspect', 'house', 'phase', 'sign', 'eclipse', 'return', 'year_house', 'motion'].includes(is),
  )
  let isSubjectSaid = false
  const bind = (said: { role: DateRole; date: string | null; time: string | null }) => {
    if (hasOwnSubject && !isSubjectSaid) early.push(said)
    else if (state.subject) claims.push({ kind: 'date', of: state.subject, said })
    else claims.push({ kind: 'loose_date', said })
  }
  const said = (subject: Subject) => {
    subjectIs(subject)
    isSubjectSaid = true
    for (const date of early.splice(0)) claims.push({ kind: 'date', of: subject, said: date })
  }

  for (const mention of mentions) {
    switch (mention.is) {
      case 'body':
        if (waiting) {
          if (waiting.point === null) {
            if (mention.isNatal && phase)
              claims.push({ kind: 'lunation_touch', phase, aspect: waiting.aspect, point: mention.point })
            else unclaimed.push(waiting.text)
            body = { point: mention.point, isNatal: mention.isNatal }
          } else if (waiting.isNatal) {
            lastAspect = { a: waiting.point, b: mention.point, aspect: waiting.aspect }
            claims.push({ kind: 'aspect', ...lastAspect })
            if (closest) claims.push({ kind: 'closest', ...closest, ...lastAspect })
            closest = null
            body = { point: mention.point, isNatal: true }
          } else if (mention.isNatal && isPlanet(waiting.point) && isTransited(mention.point)) {
            said({ kind: 'transit', body: waiting.point, aspect: waiting.aspect, point: mention.point })
            body = { point: mention.point, isNatal: true }
          } else unclaimed.push(waiting.text)
          waiting = null
        } else body = { point: mention.point, isNatal: mention.isNatal }
        break
      case 'sign':
        if (progressed) said({ kind: 'progressed_sign', body: progressed, sign: mention.sign })
        else if (retrograde) claims.push({ kind: 'turn_sign', body: retrograde, sign: mention.sign })
        else if (phase && !body) claims.push({ kind: 'lunation_sign', phase, sign: mention.sign })
        else if (body?.isNatal) {
          claims.push({ kind: 'sign', point: body.point, sign: mention.sign })
          if (degree !== null) claims.push({ kind: 'degree', point: body.point, degree, sign: mention.sign })
          degree = null
        } else if (body && isPlanet(body.point))
          said({ kind: 'sky_sign', body: body.point, sign: mention.sign })
        else unclaimed.push(mention.text)
        break
      case 'house':
        lastHouse = mention.house
        if (ruler && isPlanet(ruler)) {
          claims.push({ kind: 'rules', body: ruler, house: mention.house })
          ruler = null
        } else if (progressed) said({ kind: 'progressed_house', body: progressed, house: mention.house })
        else if (retrograde) claims.push({ kind: 'turn_house', body: retrograde, house: mention.house })
        else if (phase && !body) claims.push({ kind: 'lunation_house', phase, house: mention.house })
        else if (body?.isNatal) claims.push({ kind: 'house', point: body.point, house: mention.house })
        else if (body && isPlanet(body.point))
          said({ kind: 'passage', body: body.point, house: mention.house })
        else unclaimed.push(mention.text)
        break
      case 'house_name':
        if (lastHouse) claims.push({ kind: 'house_name', house: lastHouse, name: mention.name })
        else unclaimed.push(mention.text)
        break
      case 'aspect':
        if (phase && !body && !waiting)
          waiting = { point: null, isNatal: false, aspect: mention.aspect, text: mention.text }
        else if (body && !waiting) waiting = { ...body, aspect: mention.aspect, text: mention.text }
        else unclaimed.push(mention.text)
        break
      case 'rules':
        if (body) ruler = body.point
        break
      case 'orb':
        if (lastAspect)
          claims.push({
            kind: 'orb',
            ...lastAspect,
            degrees: mention.degrees,
            ...(mention.isTenths && { isTenths: true as const }),
          })
        else unclaimed.push(mention.text)
        break
      case 'degree':
        degree = mention.degree
        break
      case 'at_birth':
        if (body?.isNatal && isPlanet(body.point))
          claims.push({ kind: 'natal_motion', point: body.point, isRetrograde: mention.isRetrograde })
        else unclaimed.push(mention.text)
        break
      case 'closest':
        closest = { rank: mention.rank, of: mention.of }
        break
      case 'phase':
        phase = mention.phase
        said({ kind: 'lunation', phase })
        break
      case 'motion':
        if (mention.text === 'retrograde' && body && !body.isNatal && isPlanet(body.point)) {
          retrograde = body.point
          said({ kind: 'retrograde', body: retrograde })
        } else unclaimed.push(mention.text)
        break
      case 'eclipse':
        phase = mention.of === 'solar' ? 'new' : 'full'
        if (mention.type) claims.push({ kind: 'eclipse_kind', of: mention.of, type: mention.type })
        said({ kind: 'eclipse', of: mention.of })
        break
      case 'return':
        if (mention.number) claims.push({ kind: 'return_number', body: mention.body, number: mention.number })
        said({ kind: 'transit', body: mention.body, aspect: 0, point: mention.body })
        break
      case 'year_house':
        said({ kind: 'profection', house: mention.house })
        break
      case 'year_sign':
        claims.push({ kind: 'profection_sign', sign: mention.sign })
        break
      case 'year_lord':
        claims.push({ kind: 'profection_lord', body: mention.body })
        break
      case 'progressed':
        progressed = mention.body
        break
      case 'crossing':
        crossing = mention.role
        break
      case 'days_ahead':
        claims.push({ kind: 'days_ahead', days: mention.days })
        break
      case 'trade':
        unclaimed.push(mention.text)
        break
      case 'date':
        day = mention.date
        bind({
          role: mention.role === 'at' ? (crossing ?? 'at') : mention.role,
          date: mention.date,
          time: null,
        })
        break
      case 'time':
        bind({
          role: mention.role === 'at' ? (crossing ?? 'at') : mention.role,
          date: day,
          time: mention.time,
        })
        break
    }
  }
  if (waiting) unclaimed.push(waiting.text)
  if (degree !== null) unclaimed.push(`${degree}°`)
  if (closest) unclaimed.push('closest')
  for (const date of early) claims.push({ kind: 'loose_date', said: date })
  return { claims, unclaimed }
}

function isPlanet(point: ChartPoint): point is Planet {
  return (PLANETS as readonly string[]).includes(point)
}

/** What transits are told of. */
function isTransited(point: ChartPoint): point is Planet | 'asc' | 'mc' {
  return isPlanet(point) || point === 'asc' || point === 'mc'
}
