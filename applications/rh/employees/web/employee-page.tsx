import Box from '@mui/material/Box'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useT } from '#kernel/web/i18n.ts'
import { Page } from '#kernel/web/kit/page.tsx'
import { noteRecord } from '#kernel/web/recent-records.ts'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import type { Employee } from '../employee.model.ts'
import { addressOfEmployee } from './employee-addresses.ts'
import { EmployeeHead } from './employee-head.tsx'
import { listedName } from './employee-names.ts'
import { FilePart } from './file-part.tsx'
import { NoEmployee } from './no-employee.tsx'
import { EditedSectionsProvider } from './sections/edited-sections.tsx'
import { EditingBar } from './sections/editing-bar.tsx'
import { useEmployee } from './use-employee.ts'
import { useFileTabs } from './use-file-tabs.ts'

/** The file of one person. */
export function EmployeePage() {
  const t = useT()
  const { employee, error, refetch, isNobody } = useEmployee()
  if (error && !employee) return <NoEmployee error={error} isNobody={isNobody} onRetry={refetch} />
  if (!employee) return <FileOnItsWay title={t('rh.employee.title')} />
  return (
    <EditedSectionsProvider key={employee.id}>
      <EmployeeFile employee={employee} />
    </EditedSectionsProvider>
  )
}

/** His file, of which parts may stand open to be written. */
export function EmployeeFile({ employee }: { employee: Employee }) {
  const [parameters, setParameters] = useSearchParams()
  const file = useRef<HTMLDivElement>(null)
  const tabs = useFileTabs()
  const tab = tabs.find(({ value }) => value === parameters.get('tab'))?.value ?? 'file'
  useEffect(
    () =>
      noteRecord({ address: addressOfEmployee(employee.id), title: listedName(employee), detail: employee.position }),
    [employee],
  )
  const open = (value: string) => setParameters(value === 'file' ? {} : { tab: value })
  return (
    <Page title={listedName(employee)} head={<EmployeeHead employee={employee} tab={tab} onTab={open} />}>
      <Box ref={file}>
        <FilePart tab={tab} employee={employee} />
      </Box>
      {tab === 'file' && <EditingBar file={file} />}
    </Page>
  )
}

export const FileOnItsWay = ({ title }: { title: string }) => (
  <Page title={title} head={<CardSkeleton lines={3} />}>
    <Box sx={{ display: 'grid', gap: 2 }}>
      <CardSkeleton />
      <CardSkeleton lines={6} />
    </Box>
  </Page>
)
