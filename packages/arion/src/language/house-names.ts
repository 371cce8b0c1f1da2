/** "the house of …", in order. */
export const HOUSE_NAMES = [
  'the self',
  'money and worth',
  'talk and siblings',
  'home',
  'play and romance',
  'daily work and health',
  'partnership',
  'shared things',
  'far horizons',
  'work and standing',
  'friends',
  'solitude',
] as const
