import { tablesChangedAt } from '../../platform/db/migrations.ts'
import type { Config } from '../../platform/config/config.ts'
import type { RegisteredTable } from '../../platform/db/register.ts'
import { escapeHtml } from '../../platform/escape-html.ts'
import { privacyWords as words } from '../../words/index.ts'
import { CHAPTERS } from './register.ts'

type Settings = Pick<Config, 'llm' | 'geocoder' | 'smtpUrl' | 'stripe' | 'google'>

/** The built privacy policy, true to this server. */
export function privacyPage(page: string, settings: Settings): string {
  return fillPrivacyPage(page, settings, { chapters: CHAPTERS, changedAt: tablesChangedAt() })
}

/**
 * The built privacy policy with what is true here: what is kept, since when in these tables, and what the
 * settings send away.
 */
export function fillPrivacyPage(
  page: string,
  settings: Settings,
  { chapters, changedAt }: { chapters: typeof CHAPTERS; changedAt: Date },
): string {
  const truths = truthsOf(settings)
  const slots: Record<string, string> = { ...slotsOf(settings, chapters), updated: words.updated(changedAt) }
  return page
    .replaceAll(/\{\{when (\w+)\}\}([^]*?)\{\{end\}\}/g, (_, name: string, shown: string) =>
      truths.has(name) ? shown : '',
    )
    .replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => slots[name] ?? whole)
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
