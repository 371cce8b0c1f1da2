import { counted } from './counted.ts'

export const chat = {
  title: 'Astrarium',
  pageTitle: 'Ask',
  newChat: 'New Chat',
  backToAsk: 'Back to Ask',
  savedChats: 'Saved Chats',
  pastConversations: 'Past Conversations',
  more: 'More',
  welcome: {
    title: 'What would you like to know?',
    text: 'I am Arion. Ask me about today, about a person, about work, or when to do something. I answer from your own chart and the real sky, with dates, and I say what each answer rests on.',
    /** under the sentence of the day */
    afterSentence: 'Ask me about today, about a person, about work, or when to do something.',
  },
  notice:
    'Arion is an AI guide, not a person. It can be mistaken, and it does not replace a doctor, a lawyer or a financial adviser.',
  /** the same in one line, once a conversation stands */
  shortNotice: 'Arion is an AI guide and can be mistaken.',
  about: {
    chip: (name: string) => `About ${name}`,
    remove: (name: string) => `Ask no longer about ${name}`,
    /** while their name is not known */
    somebody: 'somebody of your Circle',
    invalid: 'Invalid relationship data in URL',
  },
  asksLeft: (count: number) => `${counted(count, 'Ask')} left.`,
  spent: {
    daily: 'You have used all Asks of today. They come back tomorrow.',
    monthly: (when: string | null) =>
      `You have used all Asks of this billing period. ${when === null ? '' : `New ones arrive on ${when}. `}Blueprint, Foresight and your Circle stay open.`,
    never: 'You have used all your Asks.',
  },
  seePlans: 'See the plans',
  thinking: 'Arion is thinking...',
  you: 'You',
  arion: 'Arion',
  conversation: 'Conversation',
  input: 'Ask anything',
  inputHint: 'Enter sends, Shift and Enter starts a new line.',
  send: 'Send',
  stop: 'Stop',
  stopping: 'Stopping...',
  stopped: 'You stopped this answer here.',
  found: 'Found here',
  again: 'Answer again (1 Ask)',
  edit: {
    open: 'Edit question',
    label: 'Your question, edited',
    hint: 'What followed it stays, as another version. Enter sends, Escape leaves it as it was.',
    send: 'Send (1 Ask)',
  },
  favourite: {
    add: 'Save to favourites',
    added: 'Added to chat notes',
    removed: 'Removed from chat notes',
    failed: 'Failed to update favorite status',
  },
  versions: {
    label: 'Versions',
    place: (at: number, of: number) => `${at} of ${of}`,
    earlier: 'Earlier version',
    later: 'Later version',
  },
  fillIn: (placeholder: string) => `Put your own words in the place of ${placeholder}, then send.`,
  waits: 'You can go on writing. Sending waits until Arion has finished.',
  left: (count: number) =>
    count >= 0 ? `${counted(count, 'character')} left` : `${counted(-count, 'character')} too many`,
  suggestions: 'Suggested questions',
  welcomeModal: {
    title: 'Welcome to Astrarium',
    withChart: (name: string) => `Your chart is ready, ${name}. A few words before you begin.`,
    withoutChart: (name: string) =>
      `${name}, you can make your chart on the profile page at any time. A few words before you begin.`,
    /** so many Asks a day, where they are counted by the day */
    points: (asks: number | null) => [
      'Under every answer stands what it rests on: choose one, and your chart opens at that place.',
      `Each answer costs one Ask; ${asks === null ? '' : `you have ${asks} today, and `}how many are left stands under the input. The star keeps an answer among your saved chats.`,
    ],
    start: 'Start',
    failed: 'Failed to update preferences',
  },
  export: { markdown: 'Export as Markdown', json: 'Export as JSON' },
  keyboard: {
    open: 'Keyboard shortcuts',
    title: 'Keyboard shortcuts',
    keys: [
      { key: 'Enter', does: 'Send the question' },
      { key: 'Shift + Enter', does: 'Start a new line' },
      { key: 'Escape', does: 'Leave a question as it was, close a dialog' },
      { key: '/', does: 'Go to the input' },
      { key: '?', does: 'Show this help' },
    ],
    singles: 'Use the single keys / and ? (while nothing is being written)',
  },
  jumpToLatest: 'Jump to latest',
  stillWriting: 'Arion is still writing the answer to this.',
  loading: 'Loading messages...',
  failed: {
    send: 'Failed to send message. Please try again.',
    limit: 'Ask Limit Reached',
    load: 'Failed to load chat messages',
    loadText: 'This conversation could not be loaded.',
    gone: 'We cannot find this conversation. It may have been deleted, here or on another device.',
    stop: 'The answer could not be stopped. Please try again.',
    offline: 'There is no connection at the moment.',
    wordsKept: 'Your words are back in the input.',
  },
}
