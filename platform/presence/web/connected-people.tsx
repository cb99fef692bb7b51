import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useReconnected } from '#kernel/web/live.ts'
import { presenceCalls, type ServiceWithUsers } from '../presence.calls.ts'
import { ConnectedPerson } from './connected-person.tsx'

/** Milliseconds between two looks, as long as the list is open. */
const lookEvery = 5_000

export function ConnectedPeople() {
  const t = useT()
  const { data, error, refetch } = useCall(
    presenceCalls.getConnectedUsersByServices,
    {},
    { refetchInterval: lookEvery, staleTime: 0, staysOnPage: true },
  )
  useReconnected(() => void refetch())
  if (!data && error) return <Failed error={error} onRetry={refetch} />
  if (!data)
    return (
      <Box sx={{ p: 2.5 }}>
        <LinesSkeleton lines={8} />
      </Box>
    )
  const present = data.filter(({ users }) => users.length > 0)
  const empty = data.filter(({ users }) => users.length === 0)
  const people = new Set(present.flatMap(({ users }) => users.map(({ id }) => id)))
  if (people.size === 0) return <Empty title={t('presence.none')} text={t('presence.none-text')} />
  return (
    <Box sx={{ px: 2.5, py: 2, display: 'grid', gap: 2.5, alignContent: 'start' }}>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        {t('presence.count', { count: people.size })}
      </Typography>
      {present.map(service => (
        <Service key={service.serviceId} service={service} />
      ))}
      {empty.length > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('presence.nobody-in', { services: listOf(empty) })}
        </Typography>
      )}
    </Box>
  )
}

const Service = ({ service: { serviceId, name, company, users } }: { service: ServiceWithUsers }) => (
  <Box component="section" aria-labelledby={`service-${serviceId}`}>
    <Typography id={`service-${serviceId}`} variant="subtitle2" component="h3">
      {name}
    </Typography>
    <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mb: 0.5 }}>
      {company}
    </Typography>
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {users.map(user => (
        <ConnectedPerson key={user.id} user={user} />
      ))}
    </Box>
  </Box>
)

/** Services of the same name in two companies are told once. */
const listOf = (services: readonly ServiceWithUsers[]) => [...new Set(services.map(({ name }) => name))].join(', ')
