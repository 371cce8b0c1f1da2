import { ChartSettings, StoredChart } from '@astrarium/contracts'
import { z } from 'zod'
import { photoFormat } from '../../platform/photo/photo-format.ts'
import { sealedJson, sealedText } from '../../platform/vault/sealed-column.ts'
import { StoredBirth } from './stored-birth.ts'

const table = 'profiles'

/** WebP as base64: what an archive brings is no other kind of file either. */
const Photo = z
  .base64()
  .max(140_000)
  .refine((text) => photoFormat(Buffer.from(text.slice(0, 24), 'base64')) === 'webp')

export const sealed = {
  personalContext: sealedText({ table, column: 'personal_context', sealedAs: 'personal_context' }),
  birth: sealedJson({ table, column: 'birth', sealedAs: 'birth' }, StoredBirth),
  birthVersion: sealedJson(
    { table: 'birth_versions', column: 'birth', sealedAs: 'birth_version' },
    StoredBirth,
  ),
  chart: sealedJson({ table, column: 'birth_chart_data', sealedAs: 'birth_chart_data' }, StoredChart),
  chartSettings: sealedJson({ table, column: 'chart_settings', sealedAs: 'chart_settings' }, ChartSettings),
  photo: sealedJson({ table: 'profile_photos', column: 'photo', sealedAs: 'profile_photo' }, Photo),
}
