/**
 * What the words of one sentence state of bodies, signs, houses, aspects and motions, before its dates are
 * bound.
 */
import { PLANETS } from '@astrarium/sky'
import type { Planet } from '@astrarium/sky'
import type { ChartPoint } from '../../chart/certainty.ts'
import type { BodyMention, Sphere, Mention } from './mentions.ts'
import type { Memory, Said, Statement } from './statements.ts'

export class Reader {
  readonly sentence: string
  readonly mentions: readonly Mention[]
  readonly cue: Sphere
  readonly statements: Statement[] = []
  readonly unclaimed: string[] = []
  isTurning = false
  private readonly memory: Memory
  private readonly bodies: readonly BodyMention[]

  constructor(sentence: string, mentions: readonly Mention[], cue: Sphere, memory: Memory) {
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
                  : {
                      kind: 'sky_sign',
                      body: body.point,
                      sign: mention.sign,
                      isDenied: mention.isDenied,
                      when: null,
                    },
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
          if (!this.mentions.some(({ is }) => is === 'house') || this.bodies.length === 0)
            this.unclaimed.push(mention.text)
          break
        case 'body':
        case 'foreign':
          break
      }
    }
  }

  private say(mention: Mention, each: readonly (readonly Said[])[]): void {
    if (each.length === 0) this.unclaimed.push(mention.text)
    for (const readings of each) this.statements.push({ at: mention.at, words: mention.text, readings })
  }

  /** Readings of something said of one body, in the frames that its words allow. */
  private placed(body: BodyMention, say: (frame: 'natal' | 'sky') => Said): Said[] {
    if (body.frame !== 'open') return [say(body.frame)]
    if (this.cue !== 'open') return [say(this.cue)]
    return [say('natal'), say('sky')]
  }

  /**
   * Whose sign, house or motion it is: the body it stands before as an adjective, else the nearest before it,
   * else the next.
   */
  private holders(mention: Mention): BodyMention[] {
    const next = this.bodies.find(({ at }) => at >= mention.end)
    const gap = next ? this.sentence.slice(mention.end, next.at) : ''
    const rising = this.bodies.find((body) => body.at < mention.at && body.end === mention.end)
    if (rising) return [rising]
    if (next && /^(?:[ -](?:flavou?red |ruled |placed |natal |placement of (?:your |the )?)?|°? )$/.test(gap))
      return [next]
    const before = this.bodies.filter(({ end }) => end <= mention.at)
    const last = before.at(-1)
    if (last) return this.groupOf(before, last, mention)
    if (next) return [next]
    return this.memory.body && /\b([Ii]t|[Tt]his|[Tt]hat)\b/.test(this.sentence) ? [this.memory.body] : []
  }

  /** "Your Sun and Mercury are both in Gemini" speaks of two. */
  private groupOf(before: readonly BodyMention[], last: BodyMention, mention: Mention): BodyMention[] {
    const group = [last]
    if (!/\b(are|both|all|were|stand|sit)\b/.test(this.sentence.slice(last.end, mention.at))) return group
    let begin = last.at
    for (const one of before.slice(0, -1).toReversed()) {
      if (!/^(?:,? and |, )(?:your |the )?$/.test(this.sentence.slice(one.end, begin))) break
      group.unshift(one)
      begin = one.at
    }
    return group
  }

  private house(mention: Extract<Mention, { is: 'house' }>): void {
    const rules = this.mentions.find(({ is }) => is === 'rules')
    const body = rules && (this.bodies.findLast(({ at }) => at < rules.at) ?? this.bodies[0])
    if (body) {
      this.statements.push({
        at: mention.at,
        words: mention.text,
        readings: [{ kind: 'rules', body: body.point, houses: mention.houses }],
      })
      return
    }
    if (mention.isList) {
      this.unclaimed.push(mention.text)
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
    if (mention.houses.length === 0) this.unclaimed.push(mention.text)
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
      const isPlainTalk =
        mention.isPlain &&
        (this.bodies.length === 0 || /\b(the|an?|to) $/.test(this.sentence.slice(0, mention.at)))
      if (!isPlainTalk) this.unclaimed.push(mention.text)
      return
    }
    this.statements.push({
      at: mention.at,
      words: mention.text,
      readings: this.between(pair, mention.aspect),
    })
  }

  /**
   * The two that an aspect joins: on either side of it, both before ("A and B form a square") or both after
   * ("the square of A to B").
   */
  private pairOf(mention: Mention): [BodyMention, BodyMention] | null {
    const before = this.bodies.filter(({ end }) => end <= mention.at)
    const after = this.bodies.filter(({ at }) => at >= mention.end)
    const [one, other] = before.slice(-2)
    const last = before.at(-1)
    const [next, second] = after
    const isLinked =
      one &&
      other &&
      /^(?:'s)?(?:,? and |-|–|\/| with )(?:your |the |natal |your natal |transiting )?$/.test(
        this.sentence.slice(one.end, other.at),
      )
    const rest = this.sentence.slice(mention.end, next?.at ?? mention.end)
    const reach = /^[^,;]*$/.test(rest) && !/\b(while|and|but|that|which|so)\b/.test(rest)
    if (isLinked && (after.length === 0 || !reach)) return [one, other]
    if (/^ (?:aspect )?between\b/.test(this.sentence.slice(mention.end)) && next && second)
      return [next, second]
    if (last && next && (reach || before.length < 2)) return [last, next]
    if (one && other) return [one, other]
    return next && second ? [next, second] : null
  }

  private between(
    [x, y]: [BodyMention, BodyMention],
    aspect: Extract<Mention, { is: 'aspect' }>['aspect'],
  ): Said[] {
    const natal: Said = { kind: 'natal_aspect', a: x.point, b: y.point, aspect }
    const sky: Said = { kind: 'sky_aspect', a: x.point, b: y.point, aspect, when: null }
    const transit = (body: ChartPoint, point: ChartPoint): Said[] =>
      isPlanet(body) ? [{ kind: 'transit', body, point, aspect, when: null }] : []
    if (x.frame === 'natal' && y.frame === 'natal') return [natal]
    if (x.frame === 'sky' && y.frame === 'sky') return [sky]
    const [inner, outer] = x.frame === 'natal' || y.frame === 'sky' ? [x, y] : [y, x]
    if (inner.frame === 'natal') {
      if (outer.frame === 'sky' || this.cue === 'sky') return transit(outer.point, inner.point)
      // "your Mars square Saturn" is of birth; "Saturn squares your Mars" is of today unless the sentence
      // speaks of birth
      if (inner === x) return this.cue === 'natal' ? [natal] : [natal, ...transit(outer.point, inner.point)]
      return this.cue === 'natal'
        ? [natal, ...transit(outer.point, inner.point)]
        : transit(outer.point, inner.point)
    }
    if (this.cue === 'natal') return [natal]
    if (this.cue === 'sky')
      return x.frame === 'sky' || y.frame === 'sky' ? [sky, ...transit(outer.point, inner.point)] : [sky]
    return [natal, sky]
  }

  private motion(mention: Extract<Mention, { is: 'motion' }>): void {
    const [body] = this.holders(mention)
    if (mention.isTurn) this.isTurning = true
    if (!body || body.point === 'asc' || body.point === 'mc') {
      this.unclaimed.push(mention.text)
      return
    }
    const { isRetrograde, isTurn } = mention
    // the noun after its verb: "stations retrograde" is one thing said in two words
    if (
      /^station/i.test(mention.text) &&
      this.mentions.some((one) => one.is === 'motion' && one.at === mention.end + 1)
    )
      return
    const sky: Said = { kind: 'sky_motion', body: body.point, isRetrograde, when: null }
    const natal: Said = { kind: 'natal_motion', point: body.point, isRetrograde }
    const readings = isTurn ? [sky] : this.placed(body, (frame) => (frame === 'natal' ? natal : sky))
    // without a word about birth, a bare body moves in today's sky
    this.statements.push({
      at: mention.at,
      words: mention.text,
      readings: readings.length > 1 ? [sky] : readings,
    })
  }

  private orb(mention: Extract<Mention, { is: 'orb' }>): void {
    const aspect = this.mentions.findLast((one) => one.is === 'aspect' && one.at < mention.at)
    const pair = aspect ? this.pairOf(aspect) : null
    if (!pair) this.unclaimed.push(mention.text)
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
    for (const extra of [...signs.slice(1), ...houses.slice(1)]) this.unclaimed.push(extra.text)
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
