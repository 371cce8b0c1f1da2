import { later } from '../../../ui/later.tsx'

/** Wanted by those who change something: `load` has it come before Edit is pressed. */
export const PersonalInformationForm = later(
  async () => (await import('./personal-information-form.tsx')).PersonalInformationForm,
)

/** Wanted by those who choose a photo. */
export const CropDialog = later(async () => (await import('./crop-dialog.tsx')).CropDialog)
