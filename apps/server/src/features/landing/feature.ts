import type { Feature } from '../../platform/feature.ts'
import { landingPages } from './routes.ts'

export const landing: Feature = { pages: landingPages }
