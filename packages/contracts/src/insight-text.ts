import type { DailyInsight } from './daily.ts'

/** The parts of an insight that a saved note carries. */
export type NotedInsight = Pick<DailyInsight, 'energeticTone' | 'dailyFocus' | 'groundingSuggestion'> & {
  timingCues: string[]
}

const HEADINGS = ['Timing Cues', 'Lean Into', 'Mindfully Avoid', 'Grounding Practice'] as const
type Heading = (typeof HEADINGS)[number]

/**
 * A saved note as text: the tone in the first line, then sections under bold headings, the cues as bullets.
 * One line each.
 */
export function insightToText({
  energeticTone,
  timingCues,
  dailyFocus,
  groundingSuggestion,
}: NotedInsight): string {
  const sections: Record<Heading, string> = {
    'Timing Cues': timingCues.map((cue) => `• ${oneLine(cue)}`).join('\n'),
    'Lean Into': oneLine(dailyFocus.leanInto),
    'Mindfully Avoid': oneLine(dailyFocus.avoid),
    'Grounding Practice': oneLine(groundingSuggestion),
  }
  return [oneLine(energeticTone), ...HEADINGS.map((heading) => `**${heading}**\n${sections[heading]}`)].join(
    '\n\n',
  )
}

/** The way back. A section that is missing is empty. */
export function insightFromText(text: string): NotedInsight {
  const lines = text.split('\n').map((line) => line.trim())
  const sections = new Map<string, string[]>()
  let open: string[] = []
  for (const line of lines.slice(1)) {
    const heading = HEADINGS.find((one) => line === `**${one}**`)
    if (heading) sections.set(heading, (open = []))
    else if (line) open.push(line)
  }
  const section = (heading: Heading) => (sections.get(heading) ?? []).join(' ')
  return {
    energeticTone: lines[0] ?? '',
    timingCues: (sections.get('Timing Cues') ?? []).map((line) => line.replace(/^• /, '')),
    dailyFocus: { leanInto: section('Lean Into'), avoid: section('Mindfully Avoid') },
    groundingSuggestion: section('Grounding Practice'),
  }
}

const oneLine = (text: string) => text.trim().replace(/\s+/g, ' ')
