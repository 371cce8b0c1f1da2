export const home = {
  pageTitle: 'Home',
  greeting: {
    morning: (name: string) => (name ? `Good morning, ${name}` : 'Good morning'),
    afternoon: (name: string) => (name ? `Good afternoon, ${name}` : 'Good afternoon'),
    evening: (name: string) => (name ? `Good evening, ${name}` : 'Good evening'),
    night: (name: string) => (name ? `Good evening, ${name}` : 'Good evening'),
  },
  daily: {
    fromArion: 'From Arion',
    sky: 'The sky today',
    moon: (phase: string, sign: string) => `${phase} in ${sign}`,
    lit: (percent: number, next: string, days: number) =>
      `${percent}% lit, ${next} ${days <= 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`}`,
    next: { new: 'new', first_quarter: 'first quarter', full: 'full', last_quarter: 'last quarter' },
    invitation:
      'What this day is for you, with its good hours and its hard ones, Arion reads from your own chart.',
    nextCue: 'Next today',
    get: "Get Today's Insight",
    checking: 'Checking...',
    failed: 'Today’s insight could not be looked up.',
  },
  chat: {
    over: 'Ask Arion',
    open: 'Open conversation',
    title: 'What would you like to know?',
    text: 'Ask about today, about a person, about work, or when to do something. Arion answers from your own chart and the real sky, with dates.',
  },
  sky: {
    title: 'What is moving in your chart',
    text: 'The transits that weigh most for you today, with the days on which they are exact.',
    none: 'Nothing weighty touches your chart today. A quiet sky is a reading too.',
    failed: 'Today’s transits could not be loaded.',
  },
  chart: { title: 'Your chart', more: 'See your whole chart' },
  conversations: {
    title: 'Recent conversations',
    all: 'All conversations',
    none: 'No conversations yet',
    start: 'Start Chatting',
    failed: 'Failed to load chat history',
    untitled: 'Untitled Chat',
    messages: (count: number) => (count === 1 ? '1 message' : `${count} messages`),
  },
  actions: {
    title: 'Quick Actions',
    blueprint: { title: 'Blueprint', text: 'Your life in seven chapters.' },
    foresight: { title: 'Foresight', text: 'A week to five years ahead.' },
    daily: { title: 'Daily', text: 'The hours of this day.' },
    ask: { title: 'Ask', text: 'A question to Arion.' },
  },
}
