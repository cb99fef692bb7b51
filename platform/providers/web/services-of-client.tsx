import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { useState } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import type { ServiceOfClient } from '../external-service.model.ts'
import { providersCalls } from '../providers.calls.ts'
import { ServiceLine } from './service-line.tsx'
import { SettingsDialog } from './settings-dialog.tsx'

/** The third parties of a client with their state and their last test; each may be set, tested, simulated. */
export function ServicesOfClient({ clientId }: { clientId: string }) {
  const t = useT()
  const [setting, setSetting] = useState<ServiceOfClient | null>(null)
  const { data, error, refetch } = useCall(providersCalls.getExternalServices, { clientId })
  if (error && !data) return <Failed error={error} onRetry={refetch} />
  if (!data) return <CardSkeleton lines={6} />
  if (data.length === 0) return <Empty title={t('providers.none')} text={t('providers.none-text')} />
  return (
    <Card sx={{ px: 2.5, py: 1 }}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map(service => (
          <ServiceLine
            key={service.serviceId}
            clientId={clientId}
            service={service}
            onSettings={() => setSetting(service)}
          />
        ))}
      </Box>
      {setting && <SettingsDialog clientId={clientId} service={setting} onClose={() => setSetting(null)} />}
    </Card>
  )
}
