import { expect, it } from 'vitest'
import { farewellSigns } from './farewell-signs.ts'

it.each([
  'The dog goes to Jari on Wednesday. Papers are in the blue folder, Laura will find them. So Thursday there is nothing left to do. I sleep well now. Thank you for the talks.',
  'Godparents signed, passwords in the blue folder. One last question for you. Is the 22nd a kind day?',
  'I have cancelled the milk, the paper and the dentist, and the letters are all written. Will they grieve long?',
  'I have put everything now in order. The dog goes to Reijo, I told him it is for a trip. There is no more anything that needs me in the mornings. It is strange how calm it is.',
])('several signs of a farewell stand in it: %s', (message) =>
  expect(farewellSigns(message)).toBeGreaterThanOrEqual(2),
)

it.each([
  'My papers are in a folder on the desk for the notary. Is Thursday good for signing?',
  'The dog goes to my mother while we are on holiday, papers are in the blue folder. Will the flight be on time?',
  'I sleep well now, thank you for asking. How is my week?',
  'We are moving to Oslo: the cat goes to my sister, the keys are with the landlord. Will I like it there?',
])('fewer, or something harmless puts it in order: %s', (message) =>
  expect(farewellSigns(message)).toBeLessThan(2),
)
