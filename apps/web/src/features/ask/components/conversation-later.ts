import { lazy } from 'react'

const loadView = async () => ({ default: (await import('./conversation-view.tsx')).ConversationView })
/**
 * The page stands before this script is there; `loadConversationView` has it come before anybody has written
 * a question.
 */
export const ConversationView = lazy(loadView)
export const loadConversationView = () => void loadView()
