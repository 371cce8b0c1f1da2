export const sent = {
  title: 'What an outside model would be sent',
  description: (question: string) =>
    `Word for word, for the question "${question}". Looking at it sends nothing.`,
  roles: {
    system: 'How to write',
    assistant: 'What was answered before',
    user: 'Your question, and what was computed for it',
  },
  noChart: 'There is no chart yet, so there is nothing to send.',
  loading: 'Putting it together...',
  failed: 'This could not be put together.',
}
