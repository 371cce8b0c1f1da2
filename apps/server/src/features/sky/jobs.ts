import type { Schedule } from '../../platform/jobs/jobs.ts'
import { prepareDailySky } from './service/prepare-daily-sky.ts'

export const PREPARE_DAILY_SKY = 'prepare-daily-sky'

/** Every hour, though a day is made once: what a server that was down has missed is there within the hour. */
export const skySchedules: Schedule[] = [{ name: PREPARE_DAILY_SKY, cron: '7 * * * *', run: prepareDailySky }]
