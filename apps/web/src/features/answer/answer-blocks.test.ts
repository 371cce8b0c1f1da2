import { describe, expect, it } from 'vitest'
import { readAnswer } from './answer-blocks.ts'

const text = (value: string) => ({ kind: 'text', text: value })

describe('an answer', () => {
  it('falls into paragraphs at empty lines', () => {
    expect(readAnswer('One.\n\nTwo.')).toEqual([
      { kind: 'paragraph', spans: [text('One.')] },
      { kind: 'paragraph', spans: [text('Two.')] },
    ])
  })
  it('keeps a single line break inside its paragraph', () => {
    expect(readAnswer('One,\ntwo.')).toEqual([{ kind: 'paragraph', spans: [text('One,\ntwo.')] }])
  })
  it('reads bold between double asterisks', () => {
    expect(readAnswer('Mind **your Mars** today.')).toEqual([
      { kind: 'paragraph', spans: [text('Mind '), { kind: 'strong', text: 'your Mars' }, text(' today.')] },
    ])
  })
  it('reads italics and code', () => {
    expect(readAnswer('*slowly* and `21°`')).toEqual([
      {
        kind: 'paragraph',
        spans: [{ kind: 'em', text: 'slowly' }, text(' and '), { kind: 'code', text: '21°' }],
      },
    ])
  })
  it('gathers list items into one list', () => {
    expect(readAnswer('- rest\n- talk\n\nThen act.')).toEqual([
      { kind: 'list', ordered: false, start: 1, items: [[text('rest')], [text('talk')]] },
      { kind: 'paragraph', spans: [text('Then act.')] },
    ])
  })
  it('keeps the number a list starts with', () => {
    expect(readAnswer('3. three\n4. four')).toEqual([
      { kind: 'list', ordered: true, start: 3, items: [[text('three')], [text('four')]] },
    ])
  })
  it('reads a heading', () =>
    expect(readAnswer('## Timing')).toEqual([{ kind: 'heading', spans: [text('Timing')] }]))
  it('is nothing when nothing was said', () => expect(readAnswer(' \n\n')).toEqual([]))
})

describe('what is no markup', () => {
  it.each([
    '<img src=x onerror=alert(1)>',
    '[link](javascript:alert(1))',
    '2 * 3 * 4 = 24',
    'a snake_case_name',
    '**open',
    'a year like 1926. Then more',
  ])('%s stays text', (line) =>
    expect(readAnswer(line)).toEqual([{ kind: 'paragraph', spans: [text(line)] }]),
  )
})
