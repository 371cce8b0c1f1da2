import { counted } from './counted.ts'

export const chatHistory = {
  title: 'Chat History',
  description: 'Your past conversations with Arion.',
  untitled: 'Untitled Chat',
  messages: (count: number) => counted(count, 'message'),
  loading: 'Loading your conversations...',
  loadFailed: 'Failed to load chat history',
  older: 'Show older conversations',
  empty: {
    title: 'No conversations yet',
    text: 'Ask Arion something, and the conversation will be kept here.',
    start: 'Start Chatting',
  },
  search: {
    label: 'Search your conversations',
    none: (words: string) => `No conversation with “${words}”`,
    found: (count: number) => `${counted(count, 'conversation')} found`,
    partly: 'There is more than could be looked through. Another word narrows it down.',
    failed: 'The search did not work. Please try again.',
  },
  actions: (title: string) => `Actions for “${title}”`,
  rename: {
    open: 'Rename',
    title: 'Rename Conversation',
    label: 'Title',
    save: 'Save',
    saving: 'Saving...',
    done: 'Conversation renamed',
    failed: 'Failed to rename conversation',
    empty: 'Please give it a title.',
    tooLong: 'A title can have at most 120 characters.',
  },
  delete: {
    open: 'Delete',
    title: 'Delete Conversation',
    text: (title: string) =>
      `“${title}” will be deleted. This cannot be undone, and all its messages are removed. Favourites stay in your saved chats.`,
    confirm: 'Delete',
    busy: 'Deleting...',
    done: 'Conversation deleted successfully',
    failed: 'Failed to delete conversation',
  },
}
