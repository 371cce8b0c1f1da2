import { describe, expect, it } from 'vitest'
import { helpLines, isSouthernCountry } from './help-lines.ts'

describe('help lines', () => {
  it('every country has a number for each need', () => {
    for (const code of [
      'US',
      'CA',
      'GB',
      'IE',
      'AU',
      'NZ',
      'DE',
      'AT',
      'CH',
      'FR',
      'ES',
      'IT',
      'PT',
      'NL',
      'BE',
      'PL',
      'SE',
      'NO',
      'DK',
      'FI',
      'IN',
      'JP',
      'KR',
      'BR',
      'MX',
      'AR',
      'ZA',
      'IL',
    ]) {
      const lines = helpLines(code)
      expect(lines.emergency, code).toMatch(/\d[\d -]+\d/)
      expect(lines.crisis, code).toMatch(/\d[\d -]+\d/)
      expect(lines.violence, code).toMatch(/\d[\d -]+\d/)
    }
  })
  it('an unknown country gets the directory and 112', () => {
    expect(helpLines(null).crisis).toContain('findahelpline.com')
    expect(helpLines('XX').emergency).toContain('112')
  })
})

describe('seasons', () => {
  it('follow the country, and the zone where no country is given', () => {
    expect(isSouthernCountry('AU', 'Europe/London')).toBe(true)
    expect(isSouthernCountry('GB', 'Australia/Sydney')).toBe(false)
    expect(isSouthernCountry(null, 'Pacific/Auckland')).toBe(true)
    expect(isSouthernCountry(null, 'Europe/Berlin')).toBe(false)
  })
})
