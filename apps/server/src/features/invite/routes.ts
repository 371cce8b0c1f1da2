import * as contracts from '@astrarium/contracts'
import type { Mounting } from '../../platform/http/mount.ts'
import { mount } from '../../platform/http/mount.ts'
import { perAddress, perUser } from '../../platform/http/rate-limit.ts'
import { LINKS_A_MINUTE, REQUESTS_A_MINUTE, SEARCHES_A_MINUTE } from './limits.ts'
import { acceptCircleInvite } from './service/accept-circle-invite.ts'
import { cancelCircleRequest } from './service/cancel-circle-request.ts'
import { declineCircleRequest } from './service/decline-circle-request.ts'
import { hearAgain } from './service/hear-again.ts'
import { listCircleRequests } from './service/list-circle-requests.ts'
import { eraseInvitation, showInvitation } from './service/open-invitation.ts'
import { searchPeople } from './service/search-people.ts'
import { sendCircleRequest } from './service/send-circle-request.ts'
import { sendInvitationEmail } from './service/send-invitation-email.ts'

export function inviteRoutes(mounting: Mounting): void {
  const requests = perUser('circle-request', REQUESTS_A_MINUTE, 60)
  const links = perAddress('invitation-link', LINKS_A_MINUTE, 60)
  mount(mounting, contracts.searchPeople, ({ context, input: { name } }) => searchPeople(context, name), [
    perUser('circle-search', SEARCHES_A_MINUTE, 60),
  ])
  mount(mounting, contracts.sendCircleRequest, ({ context, input }) => sendCircleRequest(context, input), [
    requests,
  ])
  mount(
    mounting,
    contracts.sendInvitationEmail,
    ({ context, input }) => sendInvitationEmail(context, input),
    [requests],
  )
  mount(mounting, contracts.listCircleRequests, ({ context }) => listCircleRequests(context))
  mount(
    mounting,
    contracts.cancelCircleRequest,
    ({ context, params: { requestId } }) => cancelCircleRequest(context, requestId),
    [requests],
  )
  mount(mounting, contracts.acceptCircleInvite, ({ context, input }) => acceptCircleInvite(context, input), [
    requests,
  ])
  mount(
    mounting,
    contracts.declineCircleRequest,
    ({ context, input: { how }, params: { requestId } }) => declineCircleRequest(context, requestId, how),
    [requests],
  )
  mount(mounting, contracts.hearAgain, ({ context, params: { blockId } }) => hearAgain(context, blockId), [
    requests,
  ])
  mount(
    mounting,
    contracts.showInvitation,
    ({ context, input: { token } }) => showInvitation(context, token),
    [links],
  )
  mount(
    mounting,
    contracts.eraseInvitation,
    ({ context, input: { token, how } }) => eraseInvitation(context, token, how),
    [links],
  )
}
