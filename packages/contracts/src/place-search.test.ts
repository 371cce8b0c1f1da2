import { expect, it } from 'vitest'
import { isPlaceSearchable } from './place-search.ts'

it.each(['東京', '서울', '서울'.normalize('NFD'), ' 大阪 ', 'とう', 'Ely', 'पुणे', 'Åmå'.normalize('NFD')])(
  'a place is searched for %s',
  (typed) => expect(isPlaceSearchable(typed)).toBe(true),
)

it.each(['', '  ', 'Å', 'Å'.normalize('NFD'), 'Ål'.normalize('NFD'), 'El', ' El ', '東'])(
  'too little was typed with %s',
  (typed) => expect(isPlaceSearchable(typed)).toBe(false),
)
