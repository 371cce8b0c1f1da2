import { AppError } from '../../../platform/app-error.ts'

export function noSuchLink(): AppError {
  return new AppError('link_not_found', 'There is no link with that person')
}
