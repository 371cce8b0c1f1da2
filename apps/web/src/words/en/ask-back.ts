export const askBack = {
  heard: 'Your words, and what I heard in them',
  missing: 'missing',
  title: 'What shall I look at?',
  waiting: 'You asked this as well',
  waitingNote: 'Each is answered by itself, and takes one Ask.',
  otherwise: 'Or did you mean it otherwise?',
  otherwiseNote: 'I was not sure how you meant it, so this answer took no Ask. Each of these takes one.',
  otherwiseAlone: 'I was not sure how you meant it, so this answer took no Ask.',
  free: 'No Ask was taken. Choose one, or say it again in your own words.',
  freeWithoutOffers: 'No Ask was taken. Say it again in your own words.',
}
