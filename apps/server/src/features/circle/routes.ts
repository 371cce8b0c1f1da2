import * as contracts from '@astrarium/contracts'
import type { z } from 'zod'
import type { Mounting } from '../../platform/http/mount.ts'
import { mount } from '../../platform/http/mount.ts'
import { perUser } from '../../platform/http/rate-limit.ts'
import { CHANGES_A_MINUTE, CHARTS_A_MINUTE, TODAYS_A_MINUTE } from './limits.ts'
import { addCircleMember } from './service/add-circle-member.ts'
import { changeConsent } from './service/change-consent.ts'
import { generateCircleMemberChart } from './service/generate-circle-member-chart.ts'
import { listCircleMembers } from './service/list-circle-members.ts'
import { listSharing } from './service/list-sharing.ts'
import { moveCircleMember } from './service/move-circle-member.ts'
import { readCircleToday } from './service/read-circle-today.ts'
import { readRelationship } from './service/read-relationship.ts'
import { readSharedChart } from './service/read-shared-chart.ts'
import { removeCircleMember } from './service/remove-circle-member.ts'
import { showCircleMember } from './service/show-circle-member.ts'
import { showMemberPhoto } from './service/show-member-photo.ts'
import { unlinkMember } from './service/unlink-member.ts'
import { updateCircleMember } from './service/update-circle-member.ts'

export function circleRoutes(mounting: Mounting): void {
  const charts = perUser('circle-chart', CHARTS_A_MINUTE, 60)
  const changes = perUser('circle', CHANGES_A_MINUTE, 60)
  const today = perUser('circle-today', TODAYS_A_MINUTE, 60)
  mount(
    mounting,
    contracts.generateCircleMemberChart,
    ({ context, input: { birthData } }) =>
      generateCircleMemberChart(context, toBirth(birthData), birthData.relationship_tag),
    [charts],
  )
  mount(mounting, contracts.listCircleMembers, ({ context }) => listCircleMembers(context))
  mount(mounting, contracts.getCircleToday, ({ context }) => readCircleToday(context), [today])
  mount(mounting, contracts.addCircleMember, ({ context, input: entry }) => addCircleMember(context, entry), [
    charts,
  ])
  mount(mounting, contracts.getCircleMember, ({ context, params: { memberId } }) =>
    showCircleMember(context, memberId),
  )
  mount(mounting, contracts.getMemberPhoto, ({ context, params: { memberId } }) =>
    showMemberPhoto(context, memberId),
  )
  mount(
    mounting,
    contracts.getRelationship,
    ({ context, params: { memberId } }) => readRelationship(context, memberId),
    [charts],
  )
  mount(
    mounting,
    contracts.getSharedChart,
    ({ context, input: { kind }, params: { memberId } }) => readSharedChart(context, memberId, kind),
    [charts],
  )
  mount(
    mounting,
    contracts.updateCircleMember,
    ({ context, input: change, params: { memberId } }) => updateCircleMember(context, memberId, change),
    [charts],
  )
  mount(
    mounting,
    contracts.moveCircleMember,
    ({ context, input: { ring }, params: { memberId } }) => moveCircleMember(context, memberId, ring),
    [changes],
  )
  mount(
    mounting,
    contracts.removeCircleMember,
    ({ context, params: { memberId } }) => removeCircleMember(context, memberId),
    [changes],
  )
  mount(mounting, contracts.listSharing, ({ context }) => listSharing(context))
  mount(
    mounting,
    contracts.giveConsent,
    ({ context, input: { scope }, params: { memberId } }) => changeConsent(context, memberId, scope),
    [changes],
  )
  mount(
    mounting,
    contracts.withdrawConsent,
    ({ context, params: { memberId } }) => changeConsent(context, memberId, null),
    [changes],
  )
  mount(
    mounting,
    contracts.unlinkMember,
    ({ context, params: { memberId } }) => unlinkMember(context, memberId),
    [changes],
  )
}

type BirthData = z.output<typeof contracts.generateCircleMemberChart.input>['birthData']

/** The specification's names of a birth's parts, and the house's. */
function toBirth(birthData: BirthData): contracts.BirthDetails {
  return {
    birthDate: birthData.birth_date,
    birthTime: birthData.birth_time,
    birthTimeAccuracy: birthData.birth_time_accuracy,
    birthTimeMinutes: birthData.birth_time_minutes,
    birthTimeFold: birthData.birth_time_fold,
    birthPlace: birthData.birth_place_name,
    birthLatitude: birthData.latitude,
    birthLongitude: birthData.longitude,
    timezone: birthData.timezone,
  }
}
