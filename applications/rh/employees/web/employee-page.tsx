import Box from '@mui/material/Box'
import { useSearchParams } from 'react-router'
import { useT } from '#kernel/web/i18n.ts'
import { Page } from '#kernel/web/kit/page.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { EmployeeHead } from './employee-head.tsx'
import { listedName } from './employee-names.ts'
import { FilePart } from './file-part.tsx'
import { NoEmployee } from './no-employee.tsx'
import { useEmployee } from './use-employee.ts'
import { useFileTabs } from './use-file-tabs.ts'

/** The file of one person. */
export function EmployeePage() {
  const t = useT()
  const [parameters, setParameters] = useSearchParams()
  const tabs = useFileTabs()
  const { employee, error, refetch, isNobody } = useEmployee()
  if (error && !employee) return <NoEmployee error={error} isNobody={isNobody} onRetry={refetch} />
  if (!employee) return <Waiting title={t('rh.employee.title')} />
  const tab = tabs.find(({ value }) => value === parameters.get('tab'))?.value ?? 'file'
  const open = (value: string) => setParameters(value === 'file' ? {} : { tab: value })
  return (
    <Page title={listedName(employee)} head={<EmployeeHead employee={employee} tab={tab} onTab={open} />}>
      <FilePart tab={tab} employee={employee} />
    </Page>
  )
}

const Waiting = ({ title }: { title: string }) => (
  <Page title={title} head={<CardSkeleton lines={3} />}>
    <Box sx={{ display: 'grid', gap: 2 }}>
      <CardSkeleton />
      <CardSkeleton lines={6} />
    </Box>
  </Page>
)
