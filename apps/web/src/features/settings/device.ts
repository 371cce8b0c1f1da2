/** What a browser calls itself, in two words of daily life; null where it says nothing that is known. */
export function deviceOf(userAgent: string | null): { browser: string | null; system: string | null } {
  const named = (list: readonly [RegExp, string][]) =>
    list.find(([pattern]) => userAgent !== null && pattern.test(userAgent))?.[1] ?? null
  return { browser: named(BROWSERS), system: named(SYSTEMS) }
}

// each calls itself the ones after it too
const BROWSERS: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]
