import { expect, it } from 'vitest'
import type { CirclePerson } from '../../types.ts'
import { isWrittenLate } from './is-written-late.ts'

type Row = [tag: CirclePerson['tag'], words: string]

it.each<Row>([
  ['parent', 'Our father died last spring and we have not spoken since.'],
  ['sibling', 'Our father died last spring and we have not spoken since.'],
  ['parent', 'My stepfather. My father died when I was six.'],
  ['parent', 'He is my stepfather. My father died when I was six.'],
  ['parent', 'My father died when I was six; Tom is my stepfather.'],
  ['family', 'My mother-in-law; my mother died in 2010.'],
  ['parent', 'My mother-in-law; my mother died in 2010.'],
  ['partner', 'We were together until my partner died; now he is mine.'],
  ['spouse', 'My second husband. My first husband died in 2011.'],
  ['partner', 'My wife died in 2015. He is my new partner.'],
  ['family', 'We grew close when my mother died.'],
  ['friend', 'Widow of a colleague; her husband passed away in May.'],
  ['friend', 'I thought she died, but she moved to Rome.'],
  ['friend', 'She is dead to me.'],
  ['friend', 'Always dead serious, and dead tired.'],
  ['friend', 'She nearly died in 2010.'],
  ['friend', 'Her father was ill. He died in May.'],
  ['parent', 'Her father died in May.'],
  ['parent', 'We met at a funeral.'],
  ['best_friend', 'The father of my best friend died.'],
  ['colleague', 'She is no longer with us; she works in Rome now.'],
  ['friend', 'Her late husband was my uncle.'],
  ['friend', 'Her brother † 2019.'],
  ['friend', 'We lost touch in 2010.'],
  ['friend', 'Her mother is no longer with us.'],
  ['friend', 'We were close until the death of her son.'],
  ['friend', 'My sister. I was ripped off. Met in 1990.'],
  ['friend', "Tom's dead cat was grey."],
])('of a %s, “%s” says that somebody else died, or nobody', (tag, words) => {
  expect(isWrittenLate(words, { name: 'Tom', tag })).toBe(false)
})

it.each<Row>([
  ['parent', 'Died in 2019.'],
  ['parent', 'She died when I was ten.'],
  ['parent', 'My late mother.'],
  ['parent', 'Passed away in May'],
  ['parent', 'My mother, who died in May'],
  ['friend', 'deceased'],
  ['friend', 'Deceased.'],
  ['friend', '† 2019'],
  ['friend', '*1940 †2019'],
  ['friend', 'He is no longer with us'],
  ['friend', 'He’s no longer with us.'],
  ['friend', 'No longer with us'],
  ['friend', 'She has been dead for ten years'],
  ['friend', 'Tom is no longer alive.'],
  ['sibling', 'My brother. He died in May.'],
  ['friend', 'A friend from school. Died in 2019.'],
  ['friend', 'A friend from school, deceased.'],
  ['friend', 'A friend from school; he died in 2019.'],
  ['parent', 'My stepfather. He died in May.'],
  ['sibling', 'My brother Tom (†2019)'],
  ['friend', 'R.I.P.'],
  ['friend', 'RIP 2019'],
  ['friend', 'I lost him in 2018.'],
  ['friend', 'We lost him to cancer'],
  ['friend', 'He took his own life.'],
  ['friend', 'I cared for him until his death.'],
  ['parent', 'My father died when I was six.'],
  ['parent', 'My father. My father died when I was six.'],
  ['partner', 'My husband; he was killed in a crash.'],
  ['friend', 'He is not with us any more.'],
  ['friend', 'Tom, who died in May'],
  ['friend', 'We met in a choir. She passed away last year.'],
  ['parent', 'My mother died in 2010 and we never made peace.'],
  ['family', 'My grandfather, deceased'],
  ['child', 'Our son, who died at birth.'],
  ['friend', 'Dead since 2012'],
  ['friend', 'May he rest in peace.'],
  ['friend', 'Tom is dead, and I miss him.'],
])('of a %s, “%s” says that they have died', (tag, words) => {
  expect(isWrittenLate(words, { name: 'Tom', tag })).toBe(true)
})

it('of nobody about whom nothing is written', () => {
  expect(isWrittenLate(null, { name: 'Tom', tag: 'friend' })).toBe(false)
})
