import { describe, expect, it } from 'vitest'
import { ApiError } from '../../lib/api.ts'
import { birthDetailsErrorCopy, birthFormErrorCopy } from './error-copy.ts'

const refused = (code: ConstructorParameters<typeof ApiError>[0]['code']) =>
  birthDetailsErrorCopy(new ApiError({ code, status: 422, message: code }))

describe('a form that is not complete', () => {
  it.each([{ date: { kind: 'empty', part: 'day' } }, { timezone: 'empty' }, { place: 'empty' }] as const)(
    '%o is missing information',
    (errors) => {
      expect(birthFormErrorCopy(errors)).toEqual({
        title: 'Missing Information',
        text: 'Please ensure all birth information is complete.',
      })
    },
  )
  it('asks for a place when too little was typed', () =>
    expect(birthFormErrorCopy({ place: 'too_short' })?.title).toBe('Location Required'))
  it('says that a place was not found', () => {
    expect(birthFormErrorCopy({ place: 'not_found' })).toEqual({
      title: 'Location Error',
      text: 'Unable to find coordinates for the specified location. Please select a location from the suggestions.',
    })
  })
  it('leaves the question of a repeated hour to its field', () =>
    expect(birthFormErrorCopy({ clocks: 'repeated' })).toBeNull())
})

describe('a server that refuses', () => {
  it('to compute is a generation error', () => {
    expect(refused('chart_failed')).toEqual({
      title: 'Generation Error',
      text: 'Failed to regenerate birth chart. Please try again.',
    })
    expect(refused('chart_unavailable').title).toBe('Generation Error')
  })
  it('to save is an update error', () =>
    expect(refused('internal')).toEqual({
      title: 'Update Error',
      text: 'Failed to save birth chart data. Please try again.',
    }))
  it('a birth time says why', () => expect(refused('birth_time_skipped').text).toContain('never happened'))
  it('in words unknown is an update error too', () =>
    expect(birthDetailsErrorCopy(new Error('x')).title).toBe('Update Error'))
})
