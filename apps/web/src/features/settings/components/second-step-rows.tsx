import { useQuery } from '@tanstack/react-query'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { PulseLoader } from '../../../ui/pulse-loader.tsx'
import { words } from '../../../words/index.ts'
import { securityQuery } from '../queries.ts'
import { PasskeysRow } from './passkeys-row.tsx'
import { SecondStepRow } from './second-step-row.tsx'

/** What there is beside the password. */
export function SecondStepRows({ hasPassword }: { hasPassword: boolean }) {
  const { data, isLoadingError, refetch } = useQuery(securityQuery)
  if (isLoadingError) return <LoadFailed onRetry={() => refetch()}>{words.settings.loadFailed}</LoadFailed>
  if (!data) return <PulseLoader label={words.settings.loading} />
  return (
    <>
      <SecondStepRow codesLeft={data.recoveryCodesLeft} hasPassword={hasPassword} />
      <PasskeysRow passkeys={data.passkeys} hasPassword={hasPassword} />
    </>
  )
}
