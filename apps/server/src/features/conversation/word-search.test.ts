import { describe, expect, it } from 'vitest'
import { excerptAt, searchFor } from './word-search.ts'

describe('a search', () => {
  it.each([
    ['venus', 'With Venus in your tenth house', 5],
    ['TENTH ven', 'With Venus in your tenth house', 5],
    ['cafe zurich', 'The Café in Zürich', 4],
    ['café', 'a cafe', 2],
    ['2027', 'in June 2027.', 8],
  ])('for %j finds %j', (query, text, place) => {
    expect(searchFor(query).find(text)).toBe(place)
  })

  it.each([
    ['enus', 'With Venus in your tenth house'],
    ['venus moon', 'With Venus in your tenth house'],
    ['?!', 'What is it?!'],
    ['.*', 'anything'],
  ])('for %j does not find %j', (query, text) => {
    expect(searchFor(query).find(text)).toBe(null)
  })

  it('shows the words around what it found, whole', () => {
    const text = `${'before it all '.repeat(20)}the Moon stands ${'and after it all '.repeat(20)}`
    const excerpt = excerptAt(text, text.indexOf('Moon'))
    expect(excerpt).toMatch(/^…(before|it|all) .*the Moon stands and.* (and|after|it|all)…$/)
    expect(excerpt.length).toBeLessThan(150)
    expect(excerptAt('the Moon', 4)).toBe('the Moon')
    expect(excerptAt('x'.repeat(500), 300)).toContain('x'.repeat(60))
  })
})
