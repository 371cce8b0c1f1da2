import {
  cancelEmailChange,
  changePassword,
  endOtherSessions,
  endSession,
  importArchive,
  requestEmailChange,
  requestErasure,
  requestExport,
  sendErasureCode,
  undoErasure,
  updateProfile,
} from '@astrarium/contracts'
import { useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../../lib/api.ts'
import { codeOf, errorCopy } from '../../lib/error-copy.ts'
import { liveIn } from '../../lib/home-zone.ts'
import { useSingleMutation } from '../../lib/hooks/use-single-mutation.ts'
import { passwordRefusal } from '../../lib/password-refusal.ts'
import { toast } from '../../ui/toast/toast.ts'
import { words } from '../../words/index.ts'
import { profileQuery } from '../profile/queries.ts'
import { type FoundArchive, findInArchive } from './found-archive.ts'
import { accountChangesQuery, accountPrivacyQuery, sessionsQuery } from './queries.ts'
import { readArchive } from './read-archive.ts'

const copy = words.settings
const saying = (failed: string) => (error: Error) => toast.destructive(failed, errorCopy(error))

type Change = z.input<typeof updateProfile.input>

/**
 * Of what belongs to the profile, but is set here. One save at a time for each setting; another one waits for
 * its turn, so that the newest answer is the one that stays.
 */
export function useChangeSetting(setting: keyof Change, said: { done: string; failed: string }) {
  const queryClient = useQueryClient()
  return useSingleMutation({
    mutationKey: ['settings', 'profile', setting],
    scope: { id: 'settings-profile' },
    mutationFn: (change: Change) => call(updateProfile, change),
    onSuccess: (profile) => {
      liveIn(profile.currentTimeZone)
      queryClient.setQueryData(profileQuery.queryKey, profile)
      toast.success(said.done)
    },
    onError: saying(said.failed),
  })
}

export function useChangePassword(onDone: () => void) {
  const queryClient = useQueryClient()
  return useSingleMutation({
    mutationKey: ['settings', 'password'],
    mutationFn: (typed: z.input<typeof changePassword.input>) => call(changePassword, typed),
    onSuccess: () => {
      toast.success(copy.security.passwordChanged.title, copy.security.passwordChanged.text)
      onDone()
      void queryClient.invalidateQueries({ queryKey: accountChangesQuery.queryKey })
      return queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey })
    },
    onError: (error) => {
      // said beside the field
      if (codeOf(error) !== 'invalid_credentials' && !passwordRefusal(error))
        saying(copy.security.passwordFailed)(error)
    },
  })
}

export function useRequestEmailChange(onDone: () => void) {
  const queryClient = useQueryClient()
  return useSingleMutation({
    mutationKey: ['settings', 'email'],
    mutationFn: (typed: z.input<typeof requestEmailChange.input>) => call(requestEmailChange, typed),
    onSuccess: () => {
      toast.success(copy.email.sent.title, copy.email.sent.text)
      onDone()
      return queryClient.invalidateQueries({ queryKey: accountPrivacyQuery.queryKey })
    },
    onError: (error) => {
      // said beside the field
      if (!['invalid_credentials', 'email_same'].includes(codeOf(error) ?? ''))
        saying(copy.email.failed)(error)
    },
  })
}

export function useCancelEmailChange() {
  const queryClient = useQueryClient()
  return useSingleMutation({
    mutationKey: ['settings', 'email-cancel'],
    mutationFn: () => call(cancelEmailChange, {}),
    onSuccess: () => {
      toast.success(copy.email.cancelled)
      return queryClient.invalidateQueries({ queryKey: accountPrivacyQuery.queryKey })
    },
    onError: saying(copy.email.failed),
  })
}

export function useEndSession() {
  const queryClient = useQueryClient()
  return useSingleMutation({
    mutationKey: ['settings', 'end-session'],
    mutationFn: ({ id }: { id: string; device: string }) => call(endSession, {}, { sessionId: id }),
    onSuccess: (_, { device }) => {
      toast.success(copy.security.signedOutOf(device))
      return queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey })
    },
    onError: saying(copy.security.signOutFailed),
  })
}

export function useEndOtherSessions() {
  const queryClient = useQueryClient()
  return useSingleMutation({
    mutationKey: ['settings', 'end-sessions'],
    mutationFn: () => call(endOtherSessions, {}),
    onSuccess: () => {
      toast.success(copy.security.signedOutElsewhere)
      return queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey })
    },
    onError: saying(copy.security.signOutFailed),
  })
}

export function useRequestExport() {
  const queryClient = useQueryClient()
  return useSingleMutation({
    mutationKey: ['settings', 'export'],
    mutationFn: () => call(requestExport, {}),
    onSuccess: () => {
      toast.success(copy.data.exportInitiated.title, copy.data.exportInitiated.text)
      return queryClient.invalidateQueries({ queryKey: accountPrivacyQuery.queryKey })
    },
    onError: saying(copy.data.exportNotStarted),
  })
}

/** What a file holds that may be taken in. */
export function useFindInArchive(onFound: (found: FoundArchive) => void) {
  return useSingleMutation({
    mutationKey: ['settings', 'find-in-archive'],
    mutationFn: async (file: File) => {
      const archive = await readArchive(file)
      return archive && findInArchive(archive)
    },
    onSuccess: (found) => {
      if (found) onFound(found)
      else toast.destructive(copy.data.importFailed, copy.data.importUnreadable)
    },
  })
}

export function useImportArchive(onDone: () => void) {
  const queryClient = useQueryClient()
  return useSingleMutation({
    mutationKey: ['settings', 'import'],
    mutationFn: (archive: Record<string, unknown>) => call(importArchive, { archive }),
    onSuccess: ({ rows }) => {
      toast.success(copy.data.imported.title, copy.data.imported.text(rows))
      onDone()
      return queryClient.invalidateQueries()
    },
    onError: saying(copy.data.importFailed),
  })
}

export function useSendErasureCode() {
  return useSingleMutation({
    mutationKey: ['settings', 'erasure-code'],
    mutationFn: () => call(sendErasureCode, {}),
    onSuccess: () => toast.success(copy.erase.codeSent.title, copy.erase.codeSent.text),
    onError: saying(copy.erase.failed),
  })
}

export function useRequestErasure({ onDone, onErased }: { onDone: () => void; onErased: () => void }) {
  const queryClient = useQueryClient()
  return useSingleMutation({
    mutationKey: ['settings', 'erase'],
    mutationFn: (wish: z.input<typeof requestErasure.input>) => call(requestErasure, wish),
    onSuccess: ({ erasure }) => {
      onDone()
      if (erasure === null) return onErased()
      toast.success(copy.erase.requested.title, copy.erase.requested.text)
      return Promise.all(
        [accountPrivacyQuery, sessionsQuery].map(({ queryKey }) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      )
    },
    onError: (error) => {
      // said beside the field
      if (codeOf(error) !== 'invalid_credentials') saying(copy.erase.failed)(error)
    },
  })
}

export function useUndoErasure() {
  const queryClient = useQueryClient()
  return useSingleMutation({
    mutationKey: ['settings', 'keep'],
    mutationFn: () => call(undoErasure, {}),
    onSuccess: () => {
      toast.success(copy.going.kept.title, copy.going.kept.text)
      return queryClient.invalidateQueries({ queryKey: accountPrivacyQuery.queryKey })
    },
    onError: saying(copy.going.failed),
  })
}
