import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router'
import type { ApiError } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Moment } from '#kernel/web/kit/moment.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { addressOfClient } from '../../client-address.model.ts'
import type { KnownClient } from '../../client.model.ts'
import { ClientLogo } from '../client-logo.tsx'
import { ClientState } from '../client-state.tsx'

const quietDays = 30
const mostShown = 6

type Props = { clients: readonly KnownClient[] | undefined; error: ApiError | null; onRetry: () => void }

/** Clients that are closed, held to reading, or where nobody has come for a month. */
export function QuietClients({ clients, error, onRetry }: Props) {
  const t = useT()
  const watched = clients?.filter(client => isWatched(client)).slice(0, mostShown)
  return (
    <SectionCard title={t('clients.home.watched')}>
      {error && !clients && <Failed error={error} onRetry={onRetry} />}
      {!error && !clients && <LinesSkeleton lines={6} />}
      {watched?.length === 0 && <Empty title={t('clients.home.none')} text={t('clients.home.none-text')} />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {watched?.map(client => (
          <Box
            component="li"
            key={client.id}
            sx={theme => ({
              display: 'flex',
              alignItems: 'center',
              gap: 1.5,
              py: 1.25,
              '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
            })}
          >
            <ClientLogo client={client} size={36} />
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Link
                component={RouterLink}
                to={addressOfClient(client.id)}
                underline="hover"
                sx={{ fontWeight: 600, color: 'text.primary' }}
              >
                <bdi>{client.name}</bdi>
              </Link>
              <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
                {client.lastActivityAt ? <Moment instant={client.lastActivityAt} /> : t('clients.home.never')}
              </Typography>
            </Box>
            <ClientState client={client} />
          </Box>
        ))}
      </Box>
    </SectionCard>
  )
}

function isWatched({ status, readOnly, lastActivityAt }: KnownClient) {
  if (status === 'inactive' || readOnly || !lastActivityAt) return true
  const hours = Temporal.Now.instant().since(Temporal.Instant.from(lastActivityAt)).total('hours')
  return hours > quietDays * 24
}
