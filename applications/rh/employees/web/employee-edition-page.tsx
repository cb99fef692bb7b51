import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import MuiLink from '@mui/material/Link'
import { Link } from 'react-router'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import type { Employee } from '../employee.model.ts'
import { addressOfEmployee } from './employee-addresses.ts'
import { EmployeeForm } from './employee-form.tsx'
import { listedName } from './employee-names.ts'
import { NoEmployee } from './no-employee.tsx'
import { Standing } from './standing.tsx'
import { useEmployee } from './use-employee.ts'

/** Where an HR clerk writes a person's civil status and contact details. */
export function EmployeeEditionPage() {
  const t = useT()
  const { employee, error, refetch, isNobody } = useEmployee()
  if (error && !employee) return <NoEmployee error={error} isNobody={isNobody} onRetry={refetch} />
  return (
    <Page title={t('rh.employee.edition')} context={employee && <WhoseFile employee={employee} />}>
      {employee ? <Fields employee={employee} /> : <CardSkeleton lines={8} />}
    </Page>
  )
}

const WhoseFile = ({ employee }: { employee: Employee }) => (
  <>
    <MuiLink component={Link} to={addressOfEmployee(employee.id)}>
      {listedName(employee)}
    </MuiLink>
    <Box component="span" sx={{ '&:not(:empty)::before': { content: '" · "' } }}>
      <Standing employee={employee} />
    </Box>
  </>
)

function Fields({ employee }: { employee: Employee }) {
  const t = useT()
  if (employee.can.edit) return <EmployeeForm key={employee.id} employee={employee} />
  return (
    <Card>
      <Empty
        title={t('rh.employee.read-only')}
        text={t('rh.employee.read-only-text')}
        action={
          <Button component={Link} to={addressOfEmployee(employee.id)} variant="contained">
            {t('rh.employee.back-to-file')}
          </Button>
        }
      />
    </Card>
  )
}
