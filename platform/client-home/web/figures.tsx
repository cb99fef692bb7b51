import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useT } from '#kernel/web/i18n.ts'
import { StatCard } from '#kernel/web/kit/stat-card.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { namedRoutes } from '#platform/named-routes.model.ts'
import type { ClientHome } from '../client-home.model.ts'
import { useSize } from './use-size.ts'

const grid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
}

/** Companies, people, invitations, storage: their places are kept while they are on their way. */
export function Figures({ home }: { home: ClientHome | undefined }) {
  const t = useT()
  const { number } = useFormat()
  const sizeOf = useSize()
  if (!home)
    return (
      <Box aria-hidden sx={grid}>
        {[0, 1, 2, 3].map(card => (
          <Skeleton key={card} variant="rounded" height={112} />
        ))}
      </Box>
    )
  const { companies, people, storage } = home
  return (
    <Box sx={grid}>
      <StatCard
        label={t('client-home.companies')}
        value={number(companies.active)}
        note={{ text: t('count.services', { count: companies.services }) }}
        to={namedRoutes.adminOfClientCompanies}
      />
      <StatCard
        label={t('client-home.people')}
        value={number(people.active)}
        note={{ text: t('client-home.admins', { count: people.admins }) }}
        to={namedRoutes.adminOfClientUsers}
      />
      <StatCard
        label={t('client-home.invitations')}
        value={number(people.invited)}
        note={{
          text: people.late > 0 ? t('client-home.late', { count: people.late }) : t('client-home.none-late'),
          isAlarming: people.late > 0,
        }}
        to={`${namedRoutes.adminOfClientUsers}?tab=invited`}
      />
      <StatCard
        label={t('client-home.storage')}
        value={sizeOf(storage.size)}
        note={{ text: t('client-home.files', { count: storage.files }) }}
      />
    </Box>
  )
}
