import { AppError } from '../../platform/app-error.ts'

/** For another person's too, and for one that was answered. */
export function noSuchRequest(): AppError {
  return new AppError('request_not_found', 'Request not found')
}
