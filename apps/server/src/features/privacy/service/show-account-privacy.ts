import type { AccountPrivacy } from '@astrarium/contracts'
import type { PersonContext } from '../../../platform/context.ts'
import { showEmailChange } from '../../auth/service/change-email.ts'
import { listConsents } from '../../circle/service/list-consents.ts'
import { showConsent } from '../../profile/service/show-consent.ts'
import { findAccount, findErasure, findExport } from '../repository.ts'
import { exportShown } from '../export-shown.ts'

export async function showAccountPrivacy(context: PersonContext): Promise<AccountPrivacy> {
  const { userId, email } = context.actor
  const account = await context.db.asAuth((tx) => findAccount(tx, userId))
  const { erasure, archive, consent } = await context.db.asUser(userId, async (tx) => ({
    erasure: await findErasure(tx, userId),
    archive: await findExport(tx, userId),
    consent: await showConsent(tx, userId),
  }))
  return {
    email,
    createdAt: account.createdAt.toISOString(),
    emailChange: await showEmailChange(context),
    hasPassword: account.hasPassword,
    passwordChangedAt: account.passwordChangedAt?.toISOString() ?? null,
    consents: consent ? [{ what: 'terms', version: consent.version, at: consent.at.toISOString() }] : [],
    sharing: await listConsents(context),
    model: context.model?.name ?? null,
    erasure: erasure && {
      requestedAt: erasure.requestedAt.toISOString(),
      dueAt: erasure.dueAt.toISOString(),
    },
    export: archive && exportShown(archive, context.now()),
  }
}
