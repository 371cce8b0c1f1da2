import { later } from '../../../ui/later.tsx'

/** What only opens on a click or once, as scripts of their own: the chat stands before they are there. */
export const KeyboardHelp = later(async () => (await import('./keyboard-help.tsx')).KeyboardHelp)
/** Under a conversation only: a new one shows its questions. */
export const SuggestionMenu = later(async () => (await import('./suggestion-menu.tsx')).SuggestionMenu, {
  instead: null,
})
/** Only where somebody is talked about. */
export const AboutChip = later(async () => (await import('./about-chip.tsx')).AboutChip)
export const WelcomeDialog = later(async () => (await import('./welcome-dialog.tsx')).WelcomeDialog)

/**
 * The page stands before this script is there; `load` has it come before anybody has written
 * a question.
 */
export const ConversationView = later(async () => (await import('./conversation-view.tsx')).ConversationView)
