import { lazy } from 'react'

const load = async () => ({
  default: (await import('./personal-information-form.tsx')).PersonalInformationForm,
})
/** Wanted by those who change something: `loadPersonalInformationForm` has it come before Edit is pressed. */
export const PersonalInformationForm = lazy(load)
export const loadPersonalInformationForm = () => void load()

/** Wanted by those who choose a photo. */
export const CropDialog = lazy(async () => ({ default: (await import('./crop-dialog.tsx')).CropDialog }))
