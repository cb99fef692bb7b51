import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import MuiLink from '@mui/material/Link'
import { Link } from 'react-router'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { CardSkeleton, ContextSkeleton } from '#kernel/web/kit/skeletons.tsx'
import type { Employee } from '../employee.model.ts'
import { CandidateDifferences } from './candidate-differences.tsx'
import { addressOfEmployee } from './employee-addresses.ts'
import { listedName } from './employee-names.ts'
import { NoEmployee } from './no-employee.tsx'
import { SectionForm } from './sections/section-form.tsx'
import { sectionsOf } from './sections/sections-of-file.ts'
import { Standing } from './standing.tsx'
import { useEmployee } from './use-employee.ts'

/** Where an HR clerk writes a person's civil status and contact details. */
export function EmployeeEditionPage() {
  const t = useT()
  const { employee, error, refetch, isNobody } = useEmployee()
  if (error && !employee) return <NoEmployee error={error} isNobody={isNobody} onRetry={refetch} />
  return (
    <Page
      title={t('rh.employee.edition')}
      about={employee && listedName(employee)}
      context={employee ? <WhoseFile employee={employee} /> : <ContextSkeleton />}
    >
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
  if (employee.can.edit) {
    return (
      <Box key={employee.id} sx={{ display: 'grid', gap: 2 }}>
        <CandidateDifferences employee={employee} />
        {sectionsOf(employee).map(({ section, fields }) => (
          <SectionForm key={section} section={section} employee={employee} fields={fields} />
        ))}
      </Box>
    )
  }
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
