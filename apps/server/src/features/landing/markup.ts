import type { Plan } from '@astrarium/contracts'
import { litLimb } from '@astrarium/sky/lit-limb'
import { ENGLISH, formatDegree, GLYPH_BOX, GLYPHS, GLYPH_STROKE } from '@astrarium/sky/wheel'
import { wheelSvg } from '@astrarium/sky/wheel'
import type { WheelTheme } from '@astrarium/sky/wheel'
import type { Sample, SkyNow, Turn } from './shown.ts'

/** What is filled into a built page, by the names that stand in it as `{{name}}`; the page has the words. */
export type Slots = Readonly<Record<string, string>>

export function fill(page: string, slots: Slots): string {
  return page.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => slots[name] ?? whole)
}

/** What each plan costs, as `flowPrice`. */
export function priceSlots(plans: readonly Pick<Plan, 'planId' | 'priceCents'>[]): Slots {
  return Object.fromEntries(
    plans.map(({ planId, priceCents }) => [`${planId}Price`, (priceCents / 100).toFixed(2)]),
  )
}

const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

export function skySlots({ at, moon, next, planets }: SkyNow): Slots {
  const phase = moon.phase.replaceAll('_', ' ')
  return {
    today: day.format(at),
    moonDisc: disc(moon.angle),
    moonWords: `${title(phase)}${/moon/i.test(phase) ? '' : ' Moon'} in ${moon.sign}`,
    moonLit: `${Math.round(moon.illumination * 100)}`,
    moonNext: `${title(next.kind.replace('_', ' '))}${/_/.test(next.kind) ? '' : ' Moon'} on ${day.format(next.at)}`,
    planets: planets
      .map(
        ({ body, sign, degree, isRetrograde }) =>
          `<li>${glyph(body)}<b>${ENGLISH.points[body]}</b><span>${formatDegree(degree)} ${sign}${isRetrograde ? ', retrograde' : ''}</span></li>`,
      )
      .join(''),
  }
}

export function talkSlots(turns: readonly Turn[]): Slots {
  return {
    talk: turns
      .map(
        ({ question, paragraphs, facts }) =>
          `<p class="chat-question"><span class="hidden">Mara: </span>${escaped(question)}</p>` +
          `<div class="chat-answer"><span class="hidden">Arion: </span>${paragraphs.map((one) => `<p>${escaped(one)}</p>`).join('')}` +
          `<p class="chat-based">Based on</p>${chips(facts)}</div>`,
      )
      .join(''),
  }
}

export function sampleSlots({ date, geometry, sentence, facts }: Sample, lastDate: string): Slots {
  const named = day.format(new Date(`${date}T00:00:00Z`))
  return {
    date,
    lastDate,
    named,
    fault: '',
    wheel: wheelSvg(geometry, TOKENS, `The sky of ${named} as a wheel`),
    sentence: escaped(sentence),
    facts: chips(facts),
  }
}

/** The colours of the page itself, so that the drawing follows its theme. */
const TOKENS: WheelTheme = {
  background: 'none',
  inner: 'var(--bg-deep)',
  ring: 'var(--brass-lo)',
  text: 'var(--text)',
  faint: 'var(--text-2)',
  pigments: {
    brass: 'var(--brass)',
    verdigris: 'var(--verdigris)',
    cinnabar: 'var(--cinnabar)',
    lapis: 'var(--lapis)',
  },
  digits: 'var(--font-body)',
  numerals: 'var(--font-display)',
}

function disc(angle: number): string {
  return `<svg viewBox="-50 -50 100 100" width="132" height="132" class="moon-phase" aria-hidden="true"><circle r="47" class="moon-phase-dark"/><path d="${litLimb(angle, 46.5)}" class="moon-phase-lit"/><circle r="47.5" class="moon-phase-edge"/></svg>`
}

function glyph(body: keyof typeof GLYPHS): string {
  return `<svg viewBox="0 0 ${GLYPH_BOX} ${GLYPH_BOX}" width="22" height="22" class="sky-glyph" aria-hidden="true"><path d="${GLYPHS[body]}" stroke-width="${GLYPH_STROKE}"/></svg>`
}

function chips(facts: readonly string[]): string {
  return `<ul class="chips">${facts.map((fact) => `<li>${escaped(fact)}</li>`).join('')}</ul>`
}

const title = (words: string) => words.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase())

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
