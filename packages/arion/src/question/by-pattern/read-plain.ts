/** The intent of a question without care, grief or refusal in it. */
import type { Point } from '@astrarium/sky'
import type { ChartPoint } from '../../chart/certainty.ts'
import { chartQuestionIn } from '../chart/chart-question.ts'
import { cycleIn } from '../cycle-question.ts'
import { kindOf } from './kind-of.ts'
import { NO_TRAITS, traitsIn } from '../traits.ts'
import { personIn } from '../person-in.ts'
import { THEME_MEANINGS } from '../themes.ts'
import { subjectOf, themeOf } from '../topic-words.ts'
import type { Intent } from '../intent.ts'
import { followWords, onNewTheme, lasting, spanKind } from './follow-up.ts'
import { topicOf, moverIn } from '../theme-of-question.ts'
import type { Span } from '../../time/span.ts'
import type { ParsedSpan } from '../time-asked.ts'
import { HOUSE_THEMES } from '../chart/active-house.ts'
import type { Cycle } from '../cycle.ts'

/** Before the words of a theme are looked for: a house of the chart is no home. */
export function readChart(text: string, before: Intent | null): Intent | null {
  const chart = chartQuestionIn(text, before?.chart)
  if (!chart) return null
  const house = 'house' in chart ? chart.house : null
  const theme = house ? HOUSE_THEMES[house - 1]! : (chart.about === 'active' && chart.theme) || 'self'
  return {
    theme,
    topic: THEME_MEANINGS[theme].topic,
    kind: 'chart',
    span: null,
    subject: null,
    traits: NO_TRAITS,
    person: null,
    follows: null,
    chart,
  }
}

export function readPlain(text: string, span: ParsedSpan, before: Intent | null): Intent | null {
  const time = span.kind === 'span' ? span.span : null
  const cycle = cycleIn(text)
  if (cycle) return cycleReading(cycle, text, time)
  const person = personIn(text)
  const follow = before ? followWords(text, time) : null
  const subject = subjectOf(text)
  const found = themeOf(text)
  if (before && follow && !subject) {
    const theme = found ?? before.theme
    const isMore = follow === 'more' || follow === 'simpler'
    const isTurned = found !== null && found !== before.theme
    const kind =
      follow === 'simpler'
        ? before.kind
        : isMore || (isTurned && !time)
          ? isTurned
            ? onNewTheme(before.kind)
            : lasting(before.kind)
          : time
            ? spanKind(before.kind, time)
            : before.kind
    const words = isTurned && !isMore ? 'theme' : follow
    const point = follow === 'more' && before.chart?.about === 'point' ? before.chart.point : null
    if (point && hasEssence(point))
      return {
        theme,
        topic: 'self',
        kind: 'essence',
        span: null,
        subject: point,
        traits: NO_TRAITS,
        person: null,
        follows: { span: null, words },
      }
    return {
      theme,
      topic: topicOf(theme, kind, null),
      kind,
      span: time ?? before.span,
      subject: before.subject,
      traits: NO_TRAITS,
      person: person ?? before.person,
      follows: { span: before.span, words },
      ...(kind === 'cycle' && before.cycle && { cycle: before.cycle }),
      ...(kind === 'chart' && before.chart && { chart: before.chart }),
    }
  }
  if (subject)
    return {
      theme: 'self',
      topic: 'self',
      kind: 'essence',
      span: time,
      subject,
      traits: NO_TRAITS,
      person: null,
      follows: null,
    }
  const kind = kindOf(text, time, person, found)
  if (!kind) return null
  // "When does it get better?" is about what was spoken of
  if (
    before &&
    !found &&
    !person &&
    /\b(it|this|that|things)\b/.test(text) &&
    ['when', 'yes_no', 'outlook', 'why'].includes(kind)
  ) {
    const { theme } = before
    return {
      theme,
      topic: topicOf(theme, kind, null),
      kind,
      span: time,
      subject: null,
      traits: NO_TRAITS,
      person: before.person,
      follows: { span: before.span, words: 'theme' },
    }
  }
  const asked = kind === 'comfort' || (kind === 'check_in' && time && time.from !== time.to) ? null : time
  const theme =
    found ??
    (kind === 'today'
      ? 'today'
      : kind === 'purpose' || kind === 'gift' || kind === 'block'
        ? 'purpose'
        : traitsIn(text).has('either') && /\bwho(m)?\b/.test(text)
          ? 'love'
          : person || kind === 'check_in'
            ? 'talk'
            : kind === 'yes_no' || kind === 'when'
              ? 'start'
              : 'self')
  const mover = moverIn(text)
  return {
    theme,
    topic: topicOf(theme, kind, person),
    kind,
    span: asked,
    subject: null,
    traits: NO_TRAITS,
    person,
    follows: null,
    ...(mover && { mover }),
    ...(kind === 'when' && WANTS_DAY.test(text) && { wantsDay: true }),
  }
}

const WANTS_DAY =
  /\b(which|what|what is the|the|a) (exact |best |right |good |perfect |lucky |ideal |next good )*(day|date|hour|time of day|weekday)\b|\b(best|good|right|lucky|exact|perfect|ideal) (day|date|hour|weekday)s?\b/

/** A cycle touches all of a chart; what lies behind may be asked of one side of life. */
export function cycleReading(cycle: Cycle, text: string, span: Span | null): Intent {
  const isDated = cycle.is !== 'big' && cycle.is !== 'progressed'
  return {
    theme: (cycle.is === 'past' && themeOf(text)) || 'today',
    topic: 'forecast',
    kind: 'cycle',
    span: isDated ? span : null,
    subject: null,
    traits: NO_TRAITS,
    person: null,
    cycle,
    follows: null,
  }
}

/** A point of which there is more to say than its place. */
function hasEssence(point: ChartPoint): point is Point {
  return !['true_node', 'south_node', 'chiron', 'mean_lilith', 'desc', 'ic'].includes(point)
}
