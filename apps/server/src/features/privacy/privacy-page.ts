import type { Config } from '../../platform/config/config.ts'
import type { RegisteredTable } from '../../platform/db/register.ts'
import { escapeHtml } from '../../platform/escape-html.ts'
import { dayInLetters } from '../../platform/mail/letter.ts'
import { privacyWords as words } from '../../words/index.ts'
import type { PolicyChange } from '../profile/service/list-policy-changes.ts'
import { CHAPTERS } from './register.ts'

type Announced = Pick<PolicyChange, 'subject' | 'appliesOn' | 'announcedAt'>
type Settings = Pick<Config, 'llm' | 'geocoder' | 'smtpUrl' | 'stripe' | 'google'>

/**
 * The built privacy policy with what is true here: what is kept, what the settings send away, and since when
 * it applies or what is announced.
 */
export function fillPrivacyPage(
  page: string,
  settings: Settings,
  {
    chapters = CHAPTERS,
    changes,
    now,
  }: { chapters?: typeof CHAPTERS; changes: readonly Announced[]; now: Date },
): string {
  const truths = truthsOf(settings)
  const slots: Record<string, string> = {
    ...slotsOf(settings, chapters),
    updated: escapeHtml(updatedOf(changes, now)),
  }
  return page
    .replaceAll(/\{\{when (\w+)\}\}([^]*?)\{\{end\}\}/g, (_, name: string, shown: string) =>
      truths.has(name) ? shown : '',
    )
    .replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => slots[name] ?? whole)
}

/** What changed last and applies, and after it what is ahead. */
function updatedOf(changes: readonly Announced[], now: Date): string {
  const today = now.toISOString().slice(0, 10)
  const applied = changes.map(({ appliesOn }) => appliesOn).filter((day) => day <= today)
  const ahead = changes.filter(({ appliesOn }) => appliesOn > today)
  const newest = applied.toSorted().at(-1)
  const told = ahead.map(({ subject, appliesOn, announcedAt }) =>
    words.ahead(subject, dayInLetters(new Date(appliesOn)), dayInLetters(announcedAt)),
  )
  return [words.updated(newest === undefined ? null : new Date(newest)), ...told].join('. ')
}

function truthsOf({ llm, geocoder, smtpUrl, stripe, google }: Settings): Set<string> {
  return new Set([
    llm ? 'model' : 'builtIn',
    geocoder ? 'outsidePlaces' : 'ownPlaces',
    smtpUrl ? 'mail' : 'noMail',
    stripe ? 'payments' : 'noPayments',
    ...(google ? ['google'] : []),
  ])
}

/** Whoever receives something, by the name of their machine: never an address with a secret in it. */
function slotsOf(settings: Settings, chapters: typeof CHAPTERS): Record<string, string> {
  const { llm, geocoder, smtpUrl } = settings
  return {
    model: llm ? escapeHtml(words.model(llm.model, hostOf(llm.url))) : '',
    geocoder: geocoder ? escapeHtml(hostOf(geocoder.url)) : '',
    mail: smtpUrl ? escapeHtml(hostOf(smtpUrl)) : '',
    payments: words.payments,
    kept: keptTable(chapters),
  }
}

function keptTable(chapters: typeof CHAPTERS): string {
  const head = words.columns.map((column) => `<th scope="col">${escapeHtml(column)}</th>`).join('')
  const bodies = chapters.map(
    ([chapter, tables]) =>
      `<tbody><tr><th scope="rowgroup" colspan="3">${escapeHtml(words.chapters[chapter])}</th></tr>${tables.map(rowOf).join('')}</tbody>`,
  )
  return `<table><thead><tr>${head}</tr></thead>${bodies.join('')}</table>`
}

function rowOf({ about, columns }: RegisteredTable): string {
  const fates = Object.values(columns)
  const isExported = fates.some(({ kind }) => kind === 'exported')
  const goes = isExported || fates.some(({ kind }) => kind === 'erased')
  const reasons = new Set(
    fates.flatMap((fate) => (fate.kind === 'kept' ? [words.kept(fate.why, fate.howLong)] : [])),
  )
  const until = [...(goes ? [words.erased] : []), ...reasons].join('; ')
  return `<tr><th scope="row">${escapeHtml(about)}</th><td>${isExported ? words.yes : words.no}</td><td>${escapeHtml(until)}</td></tr>`
}

function hostOf(url: string): string {
  return new URL(url).hostname
}
