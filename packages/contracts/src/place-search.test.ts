import { expect, it } from 'vitest'
import { isPlaceName, isPlaceSearchable } from './place-search.ts'

it.each(['東京', '서울', '서울'.normalize('NFD'), ' 大阪 ', 'とう', 'Ely', 'पुणे', 'Åmå'.normalize('NFD')])(
  'a place is searched for %s',
  (typed) => expect(isPlaceSearchable(typed)).toBe(true),
)

it.each(['', '  ', 'Å', 'Å'.normalize('NFD'), 'Ål'.normalize('NFD'), 'El', ' El ', '東'])(
  'too little was typed with %s',
  (typed) => expect(isPlaceSearchable(typed)).toBe(false),
)

it('a whole name may have two letters', () => {
  for (const name of ['Ål', ' Oś ', 'Ys']) expect(isPlaceName(name)).toBe(true)
  for (const none of ['', ' ', 'Å', 'Å'.normalize('NFD')]) expect(isPlaceName(none)).toBe(false)
})
