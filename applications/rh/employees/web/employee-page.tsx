import { useT } from '#kernel/web/i18n.ts'
import Box from '@mui/material/Box'
import { Page } from '#kernel/web/kit/page.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { ContactSection } from './contact-section.tsx'
import { EmployeeHead } from './employee-head.tsx'
import { listedName } from './employee-names.ts'
import { FurtherSection } from './further-section.tsx'
import { IdentitySection } from './identity-section.tsx'
import { NoEmployee } from './no-employee.tsx'
import { useEmployee } from './use-employee.ts'
import { WorkSection } from './work-section.tsx'

/** The file of one person. */
export function EmployeePage() {
  const t = useT()
  const { employee, error, refetch, isNobody } = useEmployee()
  if (error && !employee) return <NoEmployee error={error} isNobody={isNobody} onRetry={refetch} />
  if (!employee) return <Waiting title={t('rh.employee.title')} />
  return (
    <Page title={listedName(employee)} head={<EmployeeHead employee={employee} />}>
      <Box sx={columns}>
        <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 }}>
          <IdentitySection employee={employee} />
          <ContactSection employee={employee} />
          <FurtherSection key={employee.id} employee={employee} />
        </Box>
        <WorkSection employee={employee} />
      </Box>
    </Page>
  )
}

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2.3fr) minmax(0, 1fr)' },
}

const Waiting = ({ title }: { title: string }) => (
  <Page title={title} head={<CardSkeleton lines={3} />}>
    <Box sx={columns}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <CardSkeleton />
        <CardSkeleton />
      </Box>
      <CardSkeleton lines={6} />
    </Box>
  </Page>
)
