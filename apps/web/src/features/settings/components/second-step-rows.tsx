import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../../ui/loaded.tsx'
import { words } from '../../../words/index.ts'
import { securityQuery } from '../queries.ts'
import { PasskeysRow } from './passkeys-row.tsx'
import { SecondStepRow } from './second-step-row.tsx'

/** What there is beside the password. */
export function SecondStepRows({ hasPassword }: { hasPassword: boolean }) {
  const security = useQuery(securityQuery)
  return (
    <Loaded of={security} loading={words.settings.loading} failed={words.settings.loadFailed}>
      {({ recoveryCodesLeft, passkeys }) => (
        <>
          <SecondStepRow codesLeft={recoveryCodesLeft} hasPassword={hasPassword} />
          <PasskeysRow passkeys={passkeys} hasPassword={hasPassword} />
        </>
      )}
    </Loaded>
  )
}
