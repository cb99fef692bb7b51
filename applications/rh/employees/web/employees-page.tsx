import Add from '@mui/icons-material/Add'
import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { saveCsv } from '#kernel/web/kit/csv.ts'
import { Page } from '#kernel/web/kit/page.tsx'
import { useListState } from '#kernel/web/kit/use-list-state.ts'
import { useSession } from '#kernel/web/session.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { employeesCalls } from '../employees.calls.ts'
import { exportColumns } from './employee-columns.tsx'
import { EmployeesTable } from './employees-table.tsx'
import { type Figures, type Narrowing, withExactTotal } from './figures-of-list.ts'

const NewEmployeeDialog = lazy(async () => ({ default: (await import('./new-employee-dialog.tsx')).NewEmployeeDialog }))

/** The staff of the client, as far as the reader may see it. */
export function EmployeesPage() {
  const t = useT()
  const level = useLevel('rh/gestion_du_personnel/salaries')
  const { client } = useSession()
  const [isHiring, setIsHiring] = useState(false)
  const list = useListState({ module: 'rh.employees', usualTab: 'active', usualSort: { by: 'name', direction: 'asc' } })
  const narrowing: Narrowing = {
    status: list.tab === 'archived' ? 'archived' : 'active',
    ...(list.filters.company && { companyId: list.filters.company }),
    ...(list.search && { search: list.search }),
  }
  const figures = useCall(employeesCalls.getEmployeeFigures, {}, { staleTime: 60_000 }).data
  const asked = useCall(employeesCalls.getPaginatedEmployeesOfClient, {
    ...list.query,
    ...narrowing,
    clientId: client?.id ?? '',
    sort: list.sort?.direction === 'desc' ? '-name' : 'name',
  })
  const page = asked.data && (asked.isPlaceholderData ? asked.data : withExactTotal(asked.data, figures, narrowing))
  const rows = page?.items ?? []
  const hire = level >= 2 ? () => setIsHiring(true) : undefined

  return (
    <Page
      title={t('rh.employees.title')}
      context={figures && <StaffInWords figures={figures} />}
      actions={
        <>
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<DownloadOutlined />}
            disabled={rows.length === 0}
            onClick={() => saveCsv(t('rh.employees.file'), exportColumns(t), rows)}
          >
            {t('rh.employees.export')}
          </Button>
          {hire && (
            <Button variant="contained" startIcon={<Add />} onClick={hire}>
              {t('rh.employees.new')}
            </Button>
          )}
        </>
      }
    >
      <EmployeesTable
        list={list}
        answer={{ ...asked, data: page }}
        status={narrowing.status}
        figures={figures}
        onHire={hire}
        archives={level >= 3}
      />
      {isHiring && (
        <Suspense>
          <NewEmployeeDialog companiesSeen={figures?.byCompany ?? []} onClose={() => setIsHiring(false)} />
        </Suspense>
      )}
    </Page>
  )
}

function StaffInWords({ figures }: { figures: Figures }) {
  const t = useT()
  const { number } = useFormat()
  const companies = figures.byCompany.filter(({ companyId, active }) => companyId && active > 0).length
  const active = t('rh.employees.active', { count: figures.active, number: number(figures.active) })
  return companies > 1 ? `${active} · ${t('rh.employees.companies', { count: companies })}` : active
}
