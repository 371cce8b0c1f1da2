import { lazy } from 'react'

/** What only opens on a click or once, as scripts of their own: the chat stands before they are there. */
export const KeyboardHelp = lazy(async () => ({
  default: (await import('./keyboard-help.tsx')).KeyboardHelp,
}))
/** Under a conversation only: a new one shows its questions. */
export const SuggestionMenu = lazy(async () => ({
  default: (await import('./suggestion-menu.tsx')).SuggestionMenu,
}))
/** Only where somebody is talked about. */
export const AboutChip = lazy(async () => ({ default: (await import('./about-chip.tsx')).AboutChip }))
export const WelcomeDialog = lazy(async () => ({
  default: (await import('./welcome-dialog.tsx')).WelcomeDialog,
}))

const loadView = async () => ({ default: (await import('./conversation-view.tsx')).ConversationView })
/**
 * The page stands before this script is there; `loadConversationView` has it come before anybody has written
 * a question.
 */
export const ConversationView = lazy(loadView)
export const loadConversationView = () => void loadView()
