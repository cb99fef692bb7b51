import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useLevel } from '#platform/rights/rights.web.ts'
import type { Employee } from '#rh/employees/employee.model.ts'
import { sentenceOfPermit } from '../permit-in-words.model.ts'
import { workPermitsCalls } from '../work-permits.calls.ts'
import { PermitChecks } from './permit-checks.tsx'
import { RightFacts } from './right-facts.tsx'
import { Sentences } from './sentences.tsx'

type Props = { employee: Employee }

/** Whether somebody from outside the European Union may work, and what is to do about it. */
export function RightToWorkCard({ employee }: Props) {
  const level = useLevel('rh/gestion_du_personnel/echeances')
  return level > 0 && employee.can.seeSensitive ? <Checked employee={employee} /> : <PermitAlone employee={employee} />
}

/** For who may not see sensitive data: until when, and no more. */
function PermitAlone({ employee: { permit } }: Props) {
  const t = useT()
  return (
    <SectionCard title={t('rh.permit.title')} actions={<ToPapers />}>
      <Sentences sentences={[sentenceOfPermit(permit)]} />
    </SectionCard>
  )
}

function Checked({ employee }: Props) {
  const t = useT()
  const { data, error, refetch } = useCall(
    workPermitsCalls.getPermitChecks,
    { employeeId: employee.id },
    { staysOnPage: true },
  )
  if (error?.status === 404) return <PermitAlone employee={employee} />
  if (error) return <Failed error={error} onRetry={refetch} />
  if (!data) return <CardSkeleton lines={5} />
  return (
    <SectionCard title={t('rh.permit.title')} actions={<ToPapers />}>
      <RightFacts right={data.right} />
      <PermitChecks file={data} />
    </SectionCard>
  )
}

function ToPapers() {
  const t = useT()
  return (
    <Button size="small" component={Link} to="?tab=documents">
      {t('rh.permit.see-papers')}
    </Button>
  )
}
