import { lazy } from 'react'

const loadAdding = async () => ({ default: (await import('./add/add-person-dialog.tsx')).AddPersonDialog })
/** The steps to a new member, with the form of birth details. */
export const AddPersonDialog = lazy(loadAdding)
export const loadAddPersonDialog = () => void loadAdding()

const loadBirth = async () => ({ default: (await import('./edit-birth-dialog.tsx')).EditBirthDialog })
export const EditBirthDialog = lazy(loadBirth)

const loadEdit = async () => ({ default: (await import('./edit-member-dialog.tsx')).EditMemberDialog })
export const EditMemberDialog = lazy(loadEdit)

const loadInvite = async () => ({ default: (await import('./invite-member-dialog.tsx')).InviteMemberDialog })
export const InviteMemberDialog = lazy(loadInvite)

const loadConfirm = async () => ({ default: (await import('../../../ui/confirm-dialog.tsx')).ConfirmDialog })
export const ConfirmDialog = lazy(loadConfirm)
export const loadEditDialogs = () => void Promise.all([loadBirth(), loadEdit(), loadConfirm()])

const loadDrawing = async () => ({ default: (await import('./drawn-circle.tsx')).DrawnCircle })
/** The drawing, where there is room for it, and the menu of rings. */
export const DrawnCircle = lazy(loadDrawing)

const loadDial = async () => ({ default: (await import('./rings/small-dial.tsx')).SmallDial })
/** The picture on a phone. */
export const SmallDial = lazy(loadDial)

const loadRequests = async () => ({
  default: (await import('./requests/requests-dialog.tsx')).RequestsDialog,
})
export const RequestsDialog = lazy(loadRequests)
export const loadRequestsDialog = () => void loadRequests()

const loadRelationship = async () => ({
  default: (await import('./relationship/relationship-section.tsx')).RelationshipSection,
})
/** What the two charts say: the page of a member stands before it. */
export const RelationshipSection = lazy(loadRelationship)
