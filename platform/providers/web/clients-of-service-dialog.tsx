import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { namedRoutes } from '#platform/named-routes.model.ts'
import { catalogueCalls } from '../catalogue.calls.ts'
import type { ExternalService } from '../external-service.model.ts'
import { ServiceStateChip } from './service-state-chip.tsx'

/** Who would notice if the service went away. */
export function ClientsOfServiceDialog({ service, onClose }: { service: ExternalService; onClose: () => void }) {
  const t = useT()
  const { data, error, refetch } = useCall(catalogueCalls.getClientsOfExternalService, { serviceId: service.id })
  return (
    <Dialog title={t('providers.catalogue.clients-of', { name: service.name })} onClose={onClose}>
      {error && <Failed error={error} onRetry={refetch} />}
      {!data && !error && <LinesSkeleton lines={3} />}
      {data?.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{t('providers.catalogue.no-client')}</Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {data?.map(({ id, name, state }) => (
          <Box component="li" key={id} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
            <Link component={RouterLink} to={`${namedRoutes.sunAdministrationClients}/${id}`}>
              <bdi>{name}</bdi>
            </Link>
            <ServiceStateChip state={state} />
          </Box>
        ))}
      </Box>
    </Dialog>
  )
}
