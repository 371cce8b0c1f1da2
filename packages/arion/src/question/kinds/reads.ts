/** Which reading leads to which kind of answer. `KINDS` is the order: the narrow before the wide. */
import type { About, Wants } from '../../listen/vocabulary.ts'
import type { Trait } from '../traits.ts'
import type { AskedFor } from './asked-for.ts'
import type { Kind } from './kind.ts'

type Reads = (asked: AskedFor) => boolean

export const READS: Record<Kind, Reads> = {
  cycle: ({ time, wants }) =>
    time === 'past' && is(wants, ['outlook', 'why', 'fact', 'who', 'none', 'more', 'whether']),
  comfort: ({ wants }) => wants === 'comfort',
  check_in: ({ isOfPerson, traits, wants }) =>
    isOfPerson && traits.has('check_in') && is(wants, ['who', 'outlook', 'how', 'fact']),
  choice: ({ wants, isChoice, traits }) =>
    isChoice &&
    is(wants, ['which', 'whether', 'when']) &&
    !['parting', 'compatible', 'soulmate'].some((trait) => traits.has(trait as Trait)),
  // of two people a chart knows one
  need: ({ about, wants, traits, time }) =>
    traits.has('compatible') ||
    traits.has('soulmate') ||
    (wants === 'who' && is(about, [...WITH_OTHERS, 'home', 'moving']) && !traits.has('block')) ||
    (wants === 'which' && time === 'none'),
  yes_no: ({ about, wants, isUndertaking, traits }) =>
    wants === 'whether' &&
    isUndertaking &&
    !is(about, ['sky', 'chart', 'arion', 'small_talk']) &&
    !traits.has('parting') &&
    !traits.has('reversed') &&
    !(traits.has('promise') && about !== 'meeting'),
  when: ({ wants }) => is(wants, ['when', 'which']),
  today: ({ about, wants, time, traits }) =>
    (is(about, ['today', 'self']) || traits.has('rest_of_day')) &&
    (time === 'day' || ((about === 'today' || traits.has('rest_of_day')) && time === 'none')) &&
    is(wants, ['outlook', 'how', 'none']),
  outlook: ({ about, wants }) => is(wants, ['outlook', 'whether']) || (wants === 'how' && about === 'today'),
  block: ({ wants, traits }) => traits.has('block') && is(wants, OF_ONESELF),
  gift: ({ about, wants, traits }) =>
    (traits.has('gift') && is(wants, OF_ONESELF)) || (wants === 'who' && is(about, DOING)),
  purpose: ({ about, wants }) => about === 'purpose' && is(wants, ['who', 'why', 'fact', 'none']),
  essence: ({ about, wants }) =>
    (is(about, ['self', 'chart', 'today']) && wants === 'who') || (about === 'self' && wants === 'fact'),
  manner: ({ about, wants, isOfPerson }) =>
    wants === 'how' && (isOfPerson || (is(about, WITH_OTHERS) && about !== 'meeting')),
  how: ({ about, wants }) =>
    wants === 'how' && !is(about, ['sky', 'chart', 'arion', 'small_talk', 'purpose']),
  why: ({ about, wants }) =>
    is(wants, ['why', 'how', 'who']) || (wants === 'none' && !is(about, ['sky', 'arion', 'small_talk'])),
  // read by rule, from the terms themselves
  chart: () => false,
}

const WITH_OTHERS: readonly About[] = [
  'love',
  'meeting',
  'parting',
  'family',
  'children',
  'friends',
  'conversation',
]
const DOING: readonly About[] = ['work', 'study', 'venture', 'money', 'creativity']
const OF_ONESELF: readonly Wants[] = ['who', 'why', 'how', 'fact', 'none']

function is<Name extends About | Wants>(name: Name, names: readonly Name[]): boolean {
  return names.includes(name)
}
