/** As the app in the browser says it. */
export const firstPaintWords = {
  product: 'Astrarium',
  logIn: 'Welcome back',
  fromArion: 'From Arion',
  opening: 'Opening your Sanctuary...',
}
