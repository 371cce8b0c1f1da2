import { expect, it } from 'vitest'
import { whoseIllness } from './whose-illness.ts'

it.each([
  ['aaji in icu since tuesday n i still hav to sit my boards monday', 'your aaji'],
  ['Tell me straight, will abuela make it to Nochebuena', 'your abuela'],
  ["Baba's results came. Stage four, the pancreas.", 'your baba'],
  ['My wai po fell in the bathroom and they say bleeding inside the head', 'your wai po'],
  ["My brother doesn't talk to me. Father is 86 and now in hospital.", 'your father'],
  ['My husband drives me mad, and my sister had a stroke on Friday.', 'your sister'],
  ["when should we get married, his mum's been given till spring", 'his mum'],
  ["Boss says take all the time I need. Ollie's in an induced coma.", 'Ollie'],
  ['My colleague Pavel is in hospital after the fall from scaffold.', 'your colleague Pavel'],
  ['the lump on my husbands neck. results monday 10.15', 'your husband'],
  ["Ye-ji's mom collapsed at the market and is on a ventilator", "Ye-ji's mom"],
  ['imo he is terminal', 'him'],
  ['He had a TIA, now he is in hospital', 'him'],
  ['hes back on the ventilator. he was doing so good', 'him'],
])('is named by the asker: %s', (message, who) => expect(whoseIllness(message)).toBe(who))

it.each([
  'Hospital again. Nothing new.',
  'My chart is a hospital of squares',
  'I am so ill today, should I call my boss?',
  'my teacher says I am really poorly',
])('is nobody in: %s', (message) => expect(whoseIllness(message)).toBeNull())
