import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useCallback } from 'react'
import { Link, useLocation, useNavigate, useParams } from 'react-router'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import type { FormSection } from '../employee-sections.model.ts'
import type { Employee } from '../employee.model.ts'
import { addressOfEmployee } from './employee-addresses.ts'
import { listedName } from './employee-names.ts'
import { EmployeeFile, FileOnItsWay } from './employee-page.tsx'
import { NoEmployee } from './no-employee.tsx'
import { EditedSectionsProvider } from './sections/edited-sections.tsx'
import { sectionsOf } from './sections/sections-of-file.ts'
import { useEmployee } from './use-employee.ts'

/** The file of a person with its parts open: the one that the address names, or all of them. */
export function EmployeeEditionPage() {
  const t = useT()
  const navigate = useNavigate()
  const { employeeId = '' } = useParams()
  const asked = useLocation().hash.slice(1)
  const { employee, error, refetch, isNobody } = useEmployee()
  const read = useCallback(() => navigate(addressOfEmployee(employeeId), { replace: true }), [navigate, employeeId])
  if (error && !employee) return <NoEmployee error={error} isNobody={isNobody} onRetry={refetch} />
  if (!employee) return <FileOnItsWay title={t('rh.employee.edition')} />
  if (!employee.can.edit) return <OnlyToRead employee={employee} />
  const all = sectionsOf(employee)
  const named = all.find(section => section === asked)
  return (
    <EditedSectionsProvider
      key={employee.id}
      startsWith={named ? [named] : all}
      asked={(named ?? null) as FormSection | null}
      onAllClosed={read}
    >
      <EmployeeFile employee={employee} />
    </EditedSectionsProvider>
  )
}

function OnlyToRead({ employee }: { employee: Employee }) {
  const t = useT()
  return (
    <Page title={t('rh.employee.edition')} about={listedName(employee)}>
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
    </Page>
  )
}
