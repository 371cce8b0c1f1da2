import type { Pigment } from './zodiac.ts'

/** Colours as #rrggbb: programs other than browsers paint `oklch()` black. */
export interface WheelTheme {
  background: string
  inner: string
  text: string
  faint: string
  pigments: Readonly<Record<Pigment, string>>
  ring: string
  digits: string
  numerals: string
}

const FONTS = {
  digits: "'Figtree Variable', Figtree, 'Helvetica Neue', Arial, sans-serif",
  numerals: "'EB Garamond Variable', 'EB Garamond', Georgia, serif",
}

/** The two themes of the product: its tokens as sRGB. */
export const WHEEL_THEMES: Readonly<Record<'night' | 'vellum', WheelTheme>> = {
  night: {
    background: '#0a0f19',
    inner: '#050810',
    ring: '#8b6f44',
    text: '#f2eee5',
    faint: '#b0b6c3',
    pigments: { brass: '#debe80', verdigris: '#7fc8bb', cinnabar: '#e7836c', lapis: '#8ba9e6' },
    ...FONTS,
  },
  vellum: {
    background: '#fdfbf6',
    inner: '#efeade',
    ring: '#af8c54',
    text: '#1a202f',
    faint: '#49505f',
    pigments: { brass: '#7e5823', verdigris: '#1d655e', cinnabar: '#ab3b28', lapis: '#3153a0' },
    ...FONTS,
  },
}
