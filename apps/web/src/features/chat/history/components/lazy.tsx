import { later } from '../../../../ui/later.tsx'

export const RenameDialog = later(async () => (await import('./rename-dialog.tsx')).RenameDialog)
