import { describe, expect, it } from 'vitest'
import { readTime } from '../read-time.ts'

const read = (text: string, today: string, zone = 'Europe/Berlin') => {
  const found = readTime(text, { today, isSouthern: false, zone })
  return found.kind === 'span' ? `${found.span.from}..${found.span.to}` : found.kind
}

// dates after the tables of F. Espenak, and of the Sun's ingresses in the Astronomical Almanac
describe('times that the sky names', () => {
  it.each([
    ['full moon in Leo, what must I do?', '2027-01-20', '2027-01-22..2027-01-22'],
    ['next full moon, dinner on the roof, good or trouble', '2027-08-30', '2027-09-16..2027-09-16'],
    ['new moon good for starting a tea?', '2027-04-05', '2027-04-07..2027-04-07'],
    ['what does that eclipse do to me', '2027-02-04', '2027-02-06..2027-02-06'],
    ['how much of the sun goes in the eclipse', '2027-07-30', '2027-08-02..2027-08-02'],
    ['is scorpio season as good as they say', '2027-10-18', '2027-10-23..2027-11-22'],
  ])('%s (%s)', (text, today, expected) => expect(read(text, today)).toBe(expected))

  it.each([
    ['Full moon Friday, isn’t it?', '2027-06-14', '2027-06-18..2027-06-18'],
    ['the big eclipse in August, can we see it?', '2027-07-29', '2027-08-01..2027-08-31'],
  ])('yield to a time that is named otherwise: %s', (text, today, expected) =>
    expect(read(text, today)).toBe(expected),
  )

  it.each(['when is the next full moon?', 'an eclipse, on which date?', 'I was born under an eclipse'])(
    'are none where they are asked for, or of a birth: %s',
    (text) => expect(read(text, '2027-02-01')).toBe('none'),
  )

  it('are days where one lives', () => {
    expect(read('next full moon?', '2026-11-20', 'America/Los_Angeles')).toBe('2026-11-24..2026-11-24')
    expect(read('next new moon?', '2027-03-30', 'Pacific/Auckland')).toBe('2027-04-07..2027-04-07')
  })
})
