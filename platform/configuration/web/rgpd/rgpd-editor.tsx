import { useCall } from '#kernel/web/api.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { clientSettingsCalls } from '../../client-settings.calls.ts'
import { Notices } from './notices.tsx'
import { RetentionForm } from './retention-form.tsx'

/** What the client decided on people's data, and what it tells them. */
export function RgpdEditor() {
  const { data, error, refetch } = useCall(clientSettingsCalls.getRgpd, {})
  if (error && !data) return <Failed error={error} onRetry={refetch} />
  if (!data) return <LinesSkeleton lines={8} />
  return (
    <>
      <RetentionForm key={data.version} rgpd={data} />
      <Notices notices={data.notices} />
    </>
  )
}
