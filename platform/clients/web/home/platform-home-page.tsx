import Box from '@mui/material/Box'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Page } from '#kernel/web/kit/page.tsx'
import { useSession } from '#kernel/web/session.ts'
import { businessToday } from '#kernel/web/business-today.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { namedRoutes } from '#platform/named-routes.model.ts'
import { clientsCalls } from '../../clients.calls.ts'
import { ApplicationsCard } from './applications-card.tsx'
import { MonthlyFigure } from './monthly-figure.tsx'
import { QuietClients } from './quiet-clients.tsx'

const figures = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
}
const cards = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
}

/** The platform at a glance: its clients, their people, how much it is used, what went wrong. */
export function PlatformHomePage() {
  const t = useT()
  const { longDate } = useFormat()
  const { person } = useSession()
  const { data: clients, error, refetch } = useCall(clientsCalls.getAllClients, {})
  const people = clients?.reduce((sum, { users = 0 }) => sum + users, 0)
  const today = businessToday()
  return (
    <Page
      title={t('clients.home.title')}
      context={
        clients
          ? `${longDate(today.toString())} · ${t('clients.list.open', { count: clients.filter(({ status }) => status === 'active').length })}`
          : longDate(today.toString())
      }
    >
      <Box sx={figures}>
        <MonthlyFigure entity="clients" total={clients?.length} to={namedRoutes.sunAdministrationClients} />
        <MonthlyFigure entity="users" total={people} to={namedRoutes.sunAdministrationUsers} />
        <MonthlyFigure entity="logins" to={namedRoutes.sunAdministrationUsers} />
        <MonthlyFigure
          entity="errors"
          isBad
          {...(person?.superDev && { to: namedRoutes.sunDevelopmentRapportErreurs })}
        />
      </Box>
      <Box sx={cards}>
        <ApplicationsCard />
        <QuietClients clients={clients} error={error} onRetry={refetch} />
      </Box>
    </Page>
  )
}
