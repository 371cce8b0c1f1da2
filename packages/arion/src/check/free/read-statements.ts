/**
 * Mentions → statements. Words are bound by what stands near, and not by their order: one body and one sign in a sentence belong
 * together however they are put. What finds no partner is `stray`, and holds the sentence back.
 */
import { PLANETS } from '@astrarium/sky'
import type { Planet } from '@astrarium/sky'
import type { ChartPoint } from '../../brief/certainty.ts'
import { datesIn } from './dates.ts'
import type { WhenSaid } from './dates.ts'
import { mentionsIn } from './mentions.ts'
import type { BodyMention, Frame, Mention } from './mentions.ts'
import { isDated } from './statements.ts'
import type { Said, Statement } from './statements.ts'

/** What the sentences before have left to be taken up by "it" and by bare dates. */
export interface Memory {
  year: number
  today: string
  dated: Statement | null
  body: BodyMention | null
}
export interface Reading {
  statements: Statement[]
  stray: string[]
}

const NATAL =
  /\b(natal\w*|at birth|birth ?chart|of (your|the) birth|at your birth|(were|was|are) born|born (with|under|when)|(in|of) your (natal |birth |own )?chart|your (birth |natal )?chart|you('ve| have| had)|having|yours|by nature|as (a|an|someone|somebody)|came into the world)\b/i
const SKY =
  /\b(transit\w*|now|at (the|this) moment(?! of your)|at present|currently|(the )?(current|present)|today('s)?|tonight|these (days|weeks)|this (week|month|year|season|spring|summer|autumn|winter)|for the time being|(is|are|will be|keeps?|been) (still |now |currently |slowly |already )?(mov|pass|travel|go|mak|enter|cross|tour|visit|host|journey|sitt|squar|trin|sextil|oppos|conjoin|join|transit|retrac|form|walk|spend)\w*ing|(moves|passes|travels|goes|journeys) through|passing through|moving through|spends|hosting|will|until|begins|starts|lately)\b/i
const ELSEWHEN =
  /\b((next|last|coming|following|past|previous) (few )?(weeks?|months?|years?|spring|summer|autumn|fall|winter|days?|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|tomorrow|yesterday|later (this|in)|soon|in (a|two|three|four|a few|some) (days?|weeks?|months?|years?)|(this|the) (coming )?weekend|in (spring|summer|autumn|winter))\b/i

export function readStatements(sentence: string, memory: Memory): Reading {
  const found = datesIn(sentence, memory.year, memory.today)
  memory.year = found.year
  const mentions = mentionsIn(blank(sentence, found.dates))
  const stray = mentions.filter(({ is }) => is === 'foreign').map(({ text }) => text)
  const cue: Frame = NATAL.test(sentence) === SKY.test(sentence) ? 'open' : NATAL.test(sentence) ? 'natal' : 'sky'
  const reader = new Reader(sentence, mentions, cue, memory)
  reader.read()
  bindDates(reader, found.dates, memory, stray)
  bindTime(reader, memory, stray)
  stray.push(...reader.stray)
  if (found.stray.length > 0 && (reader.statements.length > 0 || found.dates.length > 0 || mentions.length > 0)) stray.push(...found.stray)
  // "next month", "soon": a statement about the sky at a time that was not said as a date
  const isAdrift = reader.statements.some(({ readings }) => readings.every((said) => isDated(said) && said.when === null))
  const when = ELSEWHEN.exec(sentence)
  if (isAdrift && when) stray.push(when[0])
  memory.dated = reader.statements.findLast(({ readings }) => readings.some(isDated)) ?? memory.dated
  memory.body = mentions.findLast((mention): mention is BodyMention => mention.is === 'body') ?? memory.body
  return { statements: reader.statements, stray }
}

/** Dates made blank, so that "3 to 14 March" is not read as degrees or houses. */
function blank(sentence: string, dates: readonly WhenSaid[]): string {
  return dates.reduce((text, { at, end }) => text.slice(0, at) + '·'.repeat(end - at) + text.slice(end), sentence)
}

function bindDates(reader: Reader, dates: readonly WhenSaid[], memory: Memory, stray: string[]): void {
  for (const date of dates) {
    const own = reader.statements.filter(({ readings }) => readings.some(isDated))
    const before = own.findLast(({ at }) => at < date.at)
    const target = before ?? own[0]
    const { role, first, last, slack } = date
    const when = { role, first, last, slack }
    if (target) {
      // a second date of the same statement is a statement of its own
      const undated = target.readings.filter((said) => isDated(said) && said.when === null)
      const readings = (undated.length > 0 ? undated : target.readings.filter(isDated)).map((said) =>
        turned({ ...said, when } as Said, reader),
      )
      if (undated.length > 0) target.readings = readings
      else reader.statements.push({ ...target, readings })
    } else if (memory.dated && !reader.statements.some(({ readings }) => readings.some(isDated))) {
      memory.dated.isDatedLater = true
      const readings = memory.dated.readings.filter(isDated).map((said) => ({ ...said, when }))
      reader.statements.push({ at: date.at, words: date.text, readings })
    } else stray.push(date.text)
  }
}

/** A clock time is said of the one contact of the Moon in its sentence; with anything else of the sky it is not understood. */
function bindTime({ sentence, statements }: Reader, { today }: Memory, stray: string[]): void {
  const times = [...sentence.matchAll(/\b([012]?\d):([0-5]\d)\b/g)]
  const [time] = times
  const spoken = /\b\d{1,2} ?(?:[ap]\.?m\b|o'clock)/i.exec(sentence)
  const ofSky = statements.filter(({ readings }) => readings.every(isDated))
  const [one] = ofSky
  if (spoken && one) stray.push(spoken[0])
  if (!time || !one) return
  const isMoon = one.readings.every((said) => said.kind === 'transit' && said.body === 'moon')
  if (times.length > 1 || ofSky.length > 1 || !isMoon) {
    stray.push(time[0])
    return
  }
  one.readings = one.readings.filter(isDated).map((said) => ({
    ...said,
    when: { ...(said.when ?? { role: 'on', first: today, last: today, slack: 0 }), time: time[0].padStart(5, '0') },
  }))
}

/** A motion with a verb of turning and a day is a station. */
function turned(said: Said, { sentence, isTurning }: Reader): Said {
  if (said.kind !== 'sky_motion' || said.when === null) return said
  const ends = /\b(ends?|ending|is over|finish\w*|leaves retrograde)\b/i.test(sentence)
  const begins = /\b(begins?|starts?|beginning|starting|enters?|into retrograde|out of retrograde)\b/i.test(sentence)
  if (!isTurning && !ends && !begins) return said
  const turns = ends ? (said.isRetrograde ? 'direct' : 'retrograde') : said.isRetrograde ? 'retrograde' : 'direct'
  return { kind: 'station', body: said.body as Planet, turns, when: said.when }
}

class Reader {
  readonly sentence: string
  readonly mentions: readonly Mention[]
  readonly cue: Frame
  readonly statements: Statement[] = []
  readonly stray: string[] = []
  isTurning = false
  private readonly memory: Memory
  private readonly bodies: readonly BodyMention[]

  constructor(sentence: string, mentions: readonly Mention[], cue: Frame, memory: Memory) {
    this.sentence = sentence
    this.mentions = mentions
    this.cue = cue
    this.memory = memory
    this.bodies = mentions.filter((mention): mention is BodyMention => mention.is === 'body')
  }

  read(): void {
    const phase = this.mentions.find((mention) => mention.is === 'phase')
    for (const mention of this.mentions) {
      switch (mention.is) {
        case 'sign':
          if (phase?.is === 'phase') continue
          this.say(
            mention,
            this.holders(mention).map((body) =>
              this.placed(body, (frame) =>
                frame === 'natal'
                  ? { kind: 'natal_sign', point: body.point, sign: mention.sign, isDenied: mention.isDenied }
                  : { kind: 'sky_sign', body: body.point, sign: mention.sign, isDenied: mention.isDenied, when: null },
              ),
            ),
          )
          break
        case 'degree':
          this.say(
            mention,
            this.holders(mention)
              .slice(0, 1)
              .map((body) =>
                this.placed(body, (frame) =>
                  frame === 'natal'
                    ? { kind: 'natal_degree', point: body.point, degree: mention.degree }
                    : { kind: 'sky_degree', body: body.point, degree: mention.degree },
                ),
              ),
          )
          break
        case 'house':
          if (phase?.is === 'phase') continue
          this.house(mention)
          break
        case 'house_name':
          this.houseName(mention)
          break
        case 'aspect':
          this.aspect(mention)
          break
        case 'motion':
          this.motion(mention)
          break
        case 'orb':
          this.orb(mention)
          break
        case 'phase':
          this.lunation(mention)
          break
        case 'rules':
          if (!this.mentions.some(({ is }) => is === 'house') || this.bodies.length === 0) this.stray.push(mention.text)
          break
        case 'body':
        case 'foreign':
          break
      }
    }
  }

  private say(mention: Mention, each: readonly (readonly Said[])[]): void {
    if (each.length === 0) this.stray.push(mention.text)
    for (const readings of each) this.statements.push({ at: mention.at, words: mention.text, readings })
  }

  /** Readings of something said of one body, in the frames that its words allow. */
  private placed(body: BodyMention, say: (frame: 'natal' | 'sky') => Said): Said[] {
    if (body.frame !== 'open') return [say(body.frame)]
    if (this.cue !== 'open') return [say(this.cue)]
    return [say('natal'), say('sky')]
  }

  /** Whose sign, house or motion it is: the body it stands before as an adjective, else the nearest before it, else the next. */
  private holders(mention: Mention): BodyMention[] {
    const next = this.bodies.find(({ at }) => at >= mention.end)
    const gap = next ? this.sentence.slice(mention.end, next.at) : ''
    const rising = this.bodies.find((body) => body.at < mention.at && body.end === mention.end)
    if (rising) return [rising]
    if (next && /^(?:[ -](?:flavou?red |ruled |placed |natal |placement of (?:your |the )?)?|°? )$/.test(gap)) return [next]
    const before = this.bodies.filter(({ end }) => end <= mention.at)
    const last = before.at(-1)
    if (last) return this.groupOf(before, mention)
    if (next) return [next]
    return this.memory.body && /\b([Ii]t|[Tt]his|[Tt]hat)\b/.test(this.sentence) ? [this.memory.body] : []
  }

  /** "Your Sun and Mercury are both in Gemini" speaks of two. */
  private groupOf(before: readonly BodyMention[], mention: Mention): BodyMention[] {
    const last = before.at(-1)!
    const group = [last]
    if (!/\b(are|both|all|were|stand|sit)\b/.test(this.sentence.slice(last.end, mention.at))) return group
    for (let index = before.length - 2; index >= 0; index--) {
      const one = before[index]!
      if (!/^(?:,? and |, )(?:your |the )?$/.test(this.sentence.slice(one.end, group[0]!.at))) break
      group.unshift(one)
    }
    return group
  }

  private house(mention: Extract<Mention, { is: 'house' }>): void {
    const rules = this.mentions.find(({ is }) => is === 'rules')
    if (rules && this.bodies.length > 0) {
      const body = this.bodies.findLast(({ at }) => at < rules.at) ?? this.bodies[0]!
      this.statements.push({ at: mention.at, words: mention.text, readings: [{ kind: 'rules', body: body.point, houses: mention.houses }] })
      return
    }
    if (mention.isList) {
      this.stray.push(mention.text)
      return
    }
    const { houses, isDenied } = mention
    this.say(
      mention,
      this.holders(mention).map((body) =>
        this.placed(body, (frame) =>
          frame === 'natal'
            ? { kind: 'natal_house', point: body.point, houses, isDenied }
            : { kind: 'passage', body: body.point, houses, isDenied, when: null },
        ),
      ),
    )
  }

  /** "the seventh house, the house of partnership"; alone it is a house itself. */
  private houseName(mention: Extract<Mention, { is: 'house_name' }>): void {
    const house = this.mentions.findLast((one) => one.is === 'house' && one.at < mention.at + 1)
    if (mention.houses.length === 0) this.stray.push(mention.text)
    else if (house?.is === 'house')
      this.statements.push({
        at: mention.at,
        words: mention.text,
        readings: [{ kind: 'house_name', houses: house.houses, called: mention.houses }],
      })
    else this.house({ ...mention, is: 'house', isList: false, isDenied: false })
  }

  private aspect(mention: Extract<Mention, { is: 'aspect' }>): void {
    const pair = this.pairOf(mention)
    if (!pair) {
      // "the opposite", "join us", "sixty degrees": plain words where no second body is near
      const isPlainTalk = mention.isPlain && (this.bodies.length === 0 || /\b(the|an?|to) $/.test(this.sentence.slice(0, mention.at)))
      if (!isPlainTalk) this.stray.push(mention.text)
      return
    }
    this.statements.push({ at: mention.at, words: mention.text, readings: this.between(pair, mention.aspect) })
  }

  /** The two that an aspect joins: on either side of it, both before ("A and B form a square") or both after ("the square of A to B"). */
  private pairOf(mention: Mention): [BodyMention, BodyMention] | null {
    const before = this.bodies.filter(({ end }) => end <= mention.at)
    const after = this.bodies.filter(({ at }) => at >= mention.end)
    const [one, other] = before.slice(-2)
    const isLinked =
      one &&
      other &&
      /^(?:'s)?(?:,? and |-|–|\/| with )(?:your |the |natal |your natal |transiting )?$/.test(this.sentence.slice(one.end, other.at))
    const rest = this.sentence.slice(mention.end, after[0]?.at ?? mention.end)
    const reach = /^[^,;]*$/.test(rest) && !/\b(while|and|but|that|which|so)\b/.test(rest)
    if (isLinked && (after.length === 0 || !reach)) return [one, other]
    if (/^ (?:aspect )?between\b/.test(this.sentence.slice(mention.end)) && after.length >= 2) return [after[0]!, after[1]!]
    if (before.length > 0 && after.length > 0 && (reach || before.length < 2)) return [before.at(-1)!, after[0]!]
    if (before.length >= 2) return [one!, other!]
    if (after.length >= 2) return [after[0]!, after[1]!]
    return null
  }

  private between([x, y]: [BodyMention, BodyMention], aspect: Extract<Mention, { is: 'aspect' }>['aspect']): Said[] {
    const natal: Said = { kind: 'natal_aspect', a: x.point, b: y.point, aspect }
    const sky: Said = { kind: 'sky_aspect', a: x.point, b: y.point, aspect, when: null }
    const transit = (body: ChartPoint, point: ChartPoint): Said[] =>
      isPlanet(body) ? [{ kind: 'transit', body, point, aspect, when: null }] : []
    if (x.frame === 'natal' && y.frame === 'natal') return [natal]
    if (x.frame === 'sky' && y.frame === 'sky') return [sky]
    const [inner, outer] = x.frame === 'natal' || y.frame === 'sky' ? [x, y] : [y, x]
    if (inner.frame === 'natal') {
      if (outer.frame === 'sky' || this.cue === 'sky') return transit(outer.point, inner.point)
      // "your Mars square Saturn" is of birth; "Saturn squares your Mars" is of today unless the sentence speaks of birth
      if (inner === x) return this.cue === 'natal' ? [natal] : [natal, ...transit(outer.point, inner.point)]
      return this.cue === 'natal' ? [natal, ...transit(outer.point, inner.point)] : transit(outer.point, inner.point)
    }
    if (this.cue === 'natal') return [natal]
    if (this.cue === 'sky') return x.frame === 'sky' || y.frame === 'sky' ? [sky, ...transit(outer.point, inner.point)] : [sky]
    return [natal, sky]
  }

  private motion(mention: Extract<Mention, { is: 'motion' }>): void {
    const [body] = this.holders(mention)
    if (mention.isTurn) this.isTurning = true
    if (!body || body.point === 'asc' || body.point === 'mc') {
      this.stray.push(mention.text)
      return
    }
    const { isRetrograde, isTurn } = mention
    // the noun after its verb: "stations retrograde" is one thing said in two words
    if (/^station/i.test(mention.text) && this.mentions.some((one) => one.is === 'motion' && one.at === mention.end + 1)) return
    const sky: Said = { kind: 'sky_motion', body: body.point, isRetrograde, when: null }
    const natal: Said = { kind: 'natal_motion', point: body.point, isRetrograde }
    const readings = isTurn ? [sky] : this.placed(body, (frame) => (frame === 'natal' ? natal : sky))
    // without a word about birth, a bare body moves in today's sky
    this.statements.push({ at: mention.at, words: mention.text, readings: readings.length > 1 ? [sky] : readings })
  }

  private orb(mention: Extract<Mention, { is: 'orb' }>): void {
    const aspect = this.mentions.findLast((one) => one.is === 'aspect' && one.at < mention.at)
    const pair = aspect ? this.pairOf(aspect) : null
    if (!pair) this.stray.push(mention.text)
    else
      this.statements.push({
        at: mention.at,
        words: mention.text,
        readings: [{ kind: 'natal_orb', a: pair[0].point, b: pair[1].point, degrees: mention.degrees }],
      })
  }

  private lunation(mention: Extract<Mention, { is: 'phase' }>): void {
    const signs = this.mentions.filter((one) => one.is === 'sign')
    const houses = this.mentions.filter((one) => one.is === 'house')
    for (const extra of [...signs.slice(1), ...houses.slice(1)]) this.stray.push(extra.text)
    const [sign] = signs
    const [house] = houses
    this.statements.push({
      at: mention.at,
      words: mention.text,
      readings: [
        {
          kind: 'lunation',
          phase: mention.phase,
          sign: sign?.is === 'sign' ? sign.sign : null,
          houses: house?.is === 'house' ? house.houses : null,
          when: null,
        },
      ],
    })
  }
}

function isPlanet(point: ChartPoint): point is Planet {
  return (PLANETS as readonly string[]).includes(point)
}
