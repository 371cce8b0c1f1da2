export const home = {
  pageTitle: 'Home',
  greeting: {
    morning: (name: string) => (name ? `Good morning, ${name}` : 'Good morning'),
    afternoon: (name: string) => (name ? `Good afternoon, ${name}` : 'Good afternoon'),
    evening: (name: string) => (name ? `Good evening, ${name}` : 'Good evening'),
    night: (name: string) => (name ? `Good evening, ${name}` : 'Good evening'),
  },
  sky: {
    over: 'Right now',
    title: 'What is moving in your chart',
    text: 'The transits that weigh most for you today, with the days on which they are exact.',
    none: 'Nothing weighty touches your chart today. A quiet sky is a reading too.',
    failed: 'Today’s transits could not be loaded.',
    ask: 'Ask Arion about it',
  },
  chart: { title: 'Your chart', more: 'See your whole chart' },
  conversations: {
    title: 'Recent conversations',
    none: 'No conversations yet',
    start: 'Start Chatting',
    failed: 'Failed to load chat history',
    untitled: 'Untitled Chat',
    messages: (count: number) => (count === 1 ? '1 message' : `${count} messages`),
  },
  actions: {
    title: 'Quick Actions',
    ask: { title: 'Ask', text: 'A question to Arion, answered from your chart and the sky.' },
    profile: { title: 'Profile', text: 'Your birth details, and your chart in full.' },
  },
}
