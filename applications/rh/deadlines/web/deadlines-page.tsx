import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { useCall, usePages } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { ExportButton } from '#kernel/web/kit/export-button.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { ContextSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import { deadlines } from '#rh/deadlines-place.model.ts'
import { deadlinesCalls } from '../deadlines.calls.ts'
import { exportedColumns } from './deadline-columns.tsx'
import { DeadlinesTable } from './deadlines-table.tsx'
import { PiecesTable } from './pieces-table.tsx'
import { useDeadlineList } from './use-deadline-list.ts'

/** Files that lack a paper are the staff list's. */
const incompleteFiles = '/RH/gestion_du_personnel/salaries?f.missing=any'

/** Papers that end, and pieces that people sent in their place. */
export function DeadlinesPage() {
  const t = useT()
  const level = useLevel(deadlines)
  const list = useDeadlineList()
  const { data: figures, isPending } = useCall(deadlinesCalls.getDeadlineFigures, {}, { staleTime: 60_000 })
  const isChecking = list.tab === 'toCheck'
  const asked = usePages(deadlinesCalls.getExpirableDocuments, list.query, { enabled: !isChecking })
  const tabs = [
    { value: 'papers', label: t('rh.deadlines.tab-papers') },
    { value: 'toCheck', label: t('rh.deadlines.tab-toCheck'), count: figures?.toCheck },
  ]
  return (
    <Page
      title={t('rh.field.deadlines')}
      context={figures ? <InWords {...figures} /> : isPending && <ContextSkeleton />}
      actions={
        <>
          {!isChecking && <ExportButton name={t('rh.deadlines.file')} columns={exportedColumns(t)} answer={asked} />}
          <Button component={Link} to={incompleteFiles} variant="outlined" color="inherit">
            {t('rh.deadlines.missing')}
          </Button>
        </>
      }
    >
      {isChecking ? (
        <PiecesTable tabs={tabs} />
      ) : (
        <DeadlinesTable list={list} answer={asked} tabs={tabs} companies={figures?.companies} renews={level >= 2} />
      )}
    </Page>
  )
}

function InWords({ expired, hurried, toCheck }: { expired: number; hurried: number; toCheck: number }) {
  const t = useT()
  const { number } = useFormat()
  if (expired + hurried + toCheck === 0) return t('rh.deadlines.nothing-hurried')
  return (['expired', 'hurried', 'to-check'] as const)
    .map(what => [what, { expired, hurried, 'to-check': toCheck }[what]] as const)
    .filter(([, count]) => count > 0)
    .map(([what, count]) => t(`rh.deadlines.${what}`, { count, number: number(count) }))
    .join(' · ')
}
