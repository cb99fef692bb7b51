import Button from '@mui/material/Button'
import { useState } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { componentOf } from '#kernel/web/brought.tsx'
import { useT } from '#kernel/web/i18n.ts'
import { later } from '#kernel/web/later.tsx'
import { movePart } from '#rh/employee-history/employee-history.web.ts'
import type { Employee } from '../employee.model.ts'
import { employeesCalls } from '../employees.calls.ts'

const ChangeCompanyDialog = later(async () => (await import('./change-company-dialog.tsx')).ChangeCompanyDialog)
const MoveDialog = componentOf(movePart)

/** The way to another company, for who writes in several; then, once the person is there, to a place of it. */
export function ChangeCompany({ employee }: { employee: Employee }) {
  const t = useT()
  const [isChanging, setIsChanging] = useState(false)
  const [changed, setChanged] = useState<Employee | null>(null)
  const mayChange = employee.can.edit && employee.status === 'active' && employee.companyId !== null
  const { data = [] } = useCall(employeesCalls.getCompaniesForEmployees, {}, { enabled: mayChange, staysOnPage: true })
  const others = data.filter(({ id }) => id !== employee.companyId)
  return (
    <>
      {mayChange && others.length > 0 && (
        <Button size="small" onClick={() => setIsChanging(true)}>
          {t('rh.employee.change-company')}
        </Button>
      )}
      {isChanging && (
        <ChangeCompanyDialog
          employee={employee}
          companies={others}
          onChanged={person => {
            setIsChanging(false)
            setChanged(person)
          }}
          onClose={() => setIsChanging(false)}
        />
      )}
      {changed && <MoveDialog employee={changed} onClose={() => setChanged(null)} />}
    </>
  )
}
