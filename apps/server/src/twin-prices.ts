/** What the provider's twin sells; an installation of one's own names its prices in the settings. */
export const TWIN_PRICES = [
  { plan: 'flow', id: 'price_flow', name: 'Flow', amount: 1499, currency: 'aud' },
  { plan: 'radiance', id: 'price_radiance', name: 'Radiance', amount: 2499, currency: 'aud' },
  { plan: 'infinity', id: 'price_infinity', name: 'Infinity', amount: 5499, currency: 'aud' },
] as const
