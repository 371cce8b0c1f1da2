/** As the app in the browser says it. */
export const firstPaintWords = {
  product: 'Astrarium',
  logIn: 'Welcome back',
  signUp: { step: '1 of 5 · Account', title: 'Create Your Account' },
  fromArion: 'From Arion',
  opening: 'Opening your Sanctuary...',
  ask: {
    title: 'What would you like to know?',
    text: 'I am Arion. Ask me about today, about a person, about work, or when to do something. I answer from your own chart and the real sky, with dates, and I say what each answer rests on.',
    afterSentence: 'Ask me about today, about a person, about work, or when to do something.',
  },
  circle: { title: "Let's map your circle." },
  foresight: {
    title: "Want to see what's ahead?",
    description: 'A forecast from your own chart and the real sky, with dates. It takes no Ask.',
  },
}
