import { later } from '../../../ui/later.tsx'

/** The steps to a new member, with the form of birth details. */
export const AddPersonDialog = later(
  async () => (await import('./add/add-person-dialog.tsx')).AddPersonDialog,
)

export const EditBirthDialog = later(async () => (await import('./edit-birth-dialog.tsx')).EditBirthDialog)

export const EditMemberDialog = later(async () => (await import('./edit-member-dialog.tsx')).EditMemberDialog)

export const InviteMemberDialog = later(
  async () => (await import('./invite-member-dialog.tsx')).InviteMemberDialog,
)

export const ConfirmDialog = later(async () => (await import('../../../ui/confirm-dialog.tsx')).ConfirmDialog)
export function loadEditDialogs(): void {
  EditBirthDialog.load()
  EditMemberDialog.load()
  ConfirmDialog.load()
}

/** The drawing, where there is room for it, and the menu of rings. */
export const DrawnCircle = later(async () => (await import('./drawn-circle.tsx')).DrawnCircle)

/** The picture on a phone. */
export const SmallDial = later(async () => (await import('./rings/small-dial.tsx')).SmallDial, {
  instead: null,
})

export const RequestsDialog = later(
  async () => (await import('./requests/requests-dialog.tsx')).RequestsDialog,
)

/** What the two charts say: the page of a member stands before it. */
export const RelationshipSection = later(
  async () => (await import('./relationship/relationship-section.tsx')).RelationshipSection,
)
