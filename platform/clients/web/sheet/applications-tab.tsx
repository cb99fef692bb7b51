import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { CardGrid } from '#kernel/web/kit/card-grid.tsx'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { applicationsCalls } from '#platform/applications/applications.calls.ts'
import { addressOfClient } from '../../client-address.model.ts'
import type { Client } from '../../client.model.ts'

/** How much of each application is open to the client; what is open is set by its ceilings. */
export function ApplicationsTab({ client }: { client: Client }) {
  const t = useT()
  const { data, error, refetch } = useCall(applicationsCalls.getAllApplications, {})
  if (error) return <Failed error={error} onRetry={refetch} />
  if (!data) return <CardSkeleton lines={6} />
  const shares = new Map(client.applications.map(share => [share.applicationId, share]))
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <Typography sx={{ color: 'text.secondary' }}>{t('clients.applications.text')}</Typography>
        <Button variant="outlined" color="inherit" component={Link} to={addressOfClient(client.id, 'rights')}>
          {t('clients.applications.ceilings')}
        </Button>
      </Box>
      <CardGrid most={4}>
        {data.map(({ id, name, colour }) => {
          const { open = 0, elements = 0 } = shares.get(id) ?? {}
          return (
            <Card component="li" key={id} sx={{ p: 2.25, display: 'grid', gap: 1.25 }}>
              <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
                <Chip label={name} colour={colour} size="medium" />
                {open === 0 && <Chip label={t('clients.applications.closed')} />}
              </Box>
              <LinearProgress
                variant="determinate"
                aria-hidden
                value={elements === 0 ? 0 : (open / elements) * 100}
                sx={{ height: 6, borderRadius: 3 }}
              />
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {t('clients.applications.open', { count: elements, open })}
              </Typography>
            </Card>
          )
        })}
      </CardGrid>
    </Box>
  )
}
