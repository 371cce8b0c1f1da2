/**
 * "the house of …", in order; the same words stand in the lore as `house#N.called`, and a test holds them
 * together.
 */
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
