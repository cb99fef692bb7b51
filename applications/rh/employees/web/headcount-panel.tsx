import Box from '@mui/material/Box'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { StatCard } from '#kernel/web/kit/stat-card.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { employeesCalls } from '../employees.calls.ts'
import { addressOfCompany, employeesAddress } from './employee-addresses.ts'
import { largestCompanies } from './figures-of-list.ts'

/** Beside the total, as many companies as a row of the home page holds. */
const companiesShown = 3

/** How many people work, in all and in the largest companies; each figure opens its list. */
export function HeadcountPanel() {
  const t = useT()
  const { number } = useFormat()
  const { data: figures, error } = useCall(
    employeesCalls.getEmployeeFigures,
    {},
    { staleTime: 60_000, staysOnPage: true },
  )
  if (error && !figures) throw error
  return (
    <Box sx={row}>
      {figures ? (
        <StatCard label={t('rh.employees.headcount')} value={number(figures.active)} to={employeesAddress} />
      ) : (
        <CardSkeleton lines={1} />
      )}
      {figures &&
        largestCompanies(figures, companiesShown).map(({ companyId, name, active }) => (
          <StatCard
            key={companyId}
            label={t('rh.employees.headcount-of', { company: name })}
            value={number(active)}
            to={addressOfCompany(companyId)}
          />
        ))}
    </Box>
  )
}

const row = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
}
