import Add from '~icons/ic/baseline-add'
import FileUploadOutlined from '~icons/ic/outline-file-upload'
import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { columnsShown } from '#kernel/web/kit/data-table-column.ts'
import { ExportButton } from '#kernel/web/kit/export-button.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { ContextSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useSession } from '#kernel/web/session.ts'
import { usePages } from '#kernel/web/use-pages.ts'
import { useCustomColumns } from '#platform/configuration/custom-columns.web.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { later } from '#kernel/web/later.tsx'
import { employeesCalls } from '../employees.calls.ts'
import { hiringAddress, importAddress } from './employee-addresses.ts'
import { employeeColumns } from './employee-columns.tsx'
import { EmployeesTable } from './employees-table.tsx'
import { exportedColumns } from './exported-columns.ts'
import { type Figures, type Narrowing, withExactTotal } from './figures-of-list.ts'
import { keepStaffAsked } from './staff-as-left.ts'
import { StaffViews } from './staff-views.tsx'
import { useStaffList } from './use-staff-list.ts'

const NewEmployeeDialog = later(async () => (await import('./new-employee-dialog.tsx')).NewEmployeeDialog)

/** The staff of the client, as far as the reader may see it. */
export function EmployeesPage() {
  const t = useT()
  const level = useLevel('rh/gestion_du_personnel/salaries')
  const { client } = useSession()
  const [isHiring, setIsHiring] = useHiring()
  const list = useStaffList()
  const { status, companyId, ...further } = list.narrowing
  const narrowing: Narrowing = {
    status,
    companyId,
    isNarrower: list.search !== '' || Object.values(further).some(value => value !== undefined),
  }
  const { data: figures, isPending } = useCall(employeesCalls.getEmployeeFigures, {}, { staleTime: 60_000 })
  const customColumns = useCustomColumns('employee')
  const customFields = customColumns.map(({ key }) => key).filter(key => list.columns.includes(key))
  const input = {
    ...list.query,
    ...(customFields.length > 0 && { customFields }),
    clientId: client?.id ?? '',
  }
  const asked = usePages(employeesCalls.getPaginatedEmployeesOfClient, input)
  useEffect(() => keepStaffAsked(input))
  const page = asked.data && (asked.isPlaceholderData ? asked.data : withExactTotal(asked.data, figures, narrowing))
  const { date } = useFormat()
  const columns = [
    ...employeeColumns(t, {
      hasCompanies: (figures?.byCompany.length ?? 0) > 1,
      isOfEverybody: status === 'all',
      isOfActive: status === 'active',
      date,
    }),
    ...customColumns,
  ]
  const exported = exportedColumns(t, columnsShown(columns, list.columns))
  const hire = level >= 2 ? () => setIsHiring(true) : undefined

  return (
    <Page
      title={t('rh.field.employees')}
      context={figures ? <StaffInWords figures={figures} /> : isPending && <ContextSkeleton />}
      actions={
        <>
          <ExportButton name={t('rh.employees.file')} columns={exported} answer={{ ...asked, data: page }} />
          {level >= 3 && (
            <Button
              variant="outlined"
              color="inherit"
              startIcon={<FileUploadOutlined />}
              component={Link}
              to={importAddress}
            >
              {t('rh.employees.import')}
            </Button>
          )}
          {hire && (
            <Button variant="contained" startIcon={<Add />} onClick={hire}>
              {t('rh.employees.new')}
            </Button>
          )}
        </>
      }
    >
      <StaffViews list={list.module} figures={figures} />
      <EmployeesTable
        list={list}
        answer={{ ...asked, data: page }}
        status={status}
        figures={figures}
        columns={columns}
        exported={exported}
        onHire={hire}
        places={level >= 2}
        archives={level >= 3}
      />
      {hire && isHiring && <NewEmployeeDialog onClose={() => setIsHiring(false)} />}
    </Page>
  )
}

/** Asked by the button, or by an address that leads here for it and says so no more once it is closed. */
function useHiring() {
  const { hash, pathname, search } = useLocation()
  const navigate = useNavigate()
  const [isAsked, setIsAsked] = useState(false)
  const isLedHere = pathname + hash === hiringAddress
  const setIsHiring = (isHiring: boolean) => {
    setIsAsked(isHiring)
    if (isLedHere && !isHiring) navigate(pathname + search, { replace: true })
  }
  return [isAsked || isLedHere, setIsHiring] as const
}

function StaffInWords({ figures }: { figures: Figures }) {
  const t = useT()
  const { number } = useFormat()
  const companies = figures.byCompany.filter(({ companyId, active }) => companyId && active > 0).length
  const { active, startingThisMonth: starting, endingThisMonth: ending } = figures
  return [
    t('rh.employees.active', { count: active, number: number(active) }),
    ...(companies > 1 ? [t('count.companies', { count: companies })] : []),
    ...(starting > 0 ? [t('rh.employees.starting', { count: starting, number: number(starting) })] : []),
    ...(ending > 0 ? [t('rh.employees.ending', { count: ending, number: number(ending) })] : []),
  ].join(' · ')
}
