import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useState } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { PageSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { hoursShort } from '../pace.model.ts'
import { workCalls } from '../work.calls.ts'
import type { WorkOfWeek } from '../work.model.ts'
import { WorkPlanDialog } from './work-plan-dialog.tsx'

/** What each crop asks for in a week, who is meant to do it and what was done. */
export function WorkWeek({ on }: { on: string }) {
  const t = useT()
  const { data, error, refetch } = useCall(workCalls.getWorkWeek, { on }, { keepsFormer: true })
  const [showsAll, setShowsAll] = useState(false)
  const [planned, setPlanned] = useState<WorkOfWeek | null>(null)
  if (error && !data) return <Failed error={error} onRetry={refetch} />
  if (!data) return <PageSkeleton />
  const asking = data.filter(({ rowsDue, version, hoursDone }) => rowsDue > 0 || version > 0 || hoursDone > 0)
  const lines = showsAll ? data : asking
  const showAll = data.length > lines.length && data.some(({ can }) => can.plan) && (
    <Button onClick={() => setShowsAll(true)}>{t('verb.showAll')}</Button>
  )
  if (lines.length === 0)
    return <Empty title={t('culture.work.nothing-due')} text={t('culture.work.nothing-due-text')} action={showAll} />
  return (
    <Card>
      <TableContainer>
        <Table aria-label={t('culture.work.plan')}>
          <TableHead>
            <TableRow>
              <TableCell>{t('culture.work.crop')}</TableCell>
              <TableCell>{t('culture.work.task')}</TableCell>
              <TableCell align="right">{t('culture.work.rows-due')}</TableCell>
              <TableCell align="right">{t('culture.work.needed')}</TableCell>
              <TableCell align="right">{t('culture.work.planned')}</TableCell>
              <TableCell align="right">{t('culture.work.done')}</TableCell>
              <TableCell />
            </TableRow>
          </TableHead>
          <TableBody>
            {lines.map(line => (
              <Line key={`${line.plantingId} ${line.taskId}`} line={line} onPlan={() => setPlanned(line)} />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {showAll && <Box sx={{ p: 1 }}>{showAll}</Box>}
      {planned && <WorkPlanDialog line={planned} on={on} onClose={() => setPlanned(null)} />}
    </Card>
  )
}

function Line({ line, onPlan }: { line: WorkOfWeek; onPlan: () => void }) {
  const t = useT()
  const { number } = useFormat()
  const { code, variety, task, rows, rowsDue, hoursNeeded, people, hoursEach, hoursDone, can, version } = line
  const missing = hoursNeeded === null ? null : hoursShort(hoursNeeded, people, hoursEach)
  const hours = (count: number) => t('culture.work.hours', { hours: number(count) })
  return (
    <TableRow>
      <TableCell>
        <bdi>{`${code} · ${variety}`}</bdi>
      </TableCell>
      <TableCell>{task}</TableCell>
      <TableCell align="right">
        {rows === 0 ? '—' : t('culture.work.due-of', { due: number(rowsDue), rows: number(rows) })}
      </TableCell>
      <TableCell align="right">{hoursNeeded ? hours(hoursNeeded) : '—'}</TableCell>
      <TableCell align="right">
        {version === 0 ? '—' : t('culture.work.people-each', { people: number(people), hours: number(hoursEach) })}
        {missing !== null && hoursNeeded !== 0 && (
          <>
            {' '}
            {missing > 0 ? (
              <Chip label={t('culture.work.short', { hours: number(missing) })} tone="warning" />
            ) : (
              <Chip label={t('culture.work.covered')} tone="success" />
            )}
          </>
        )}
      </TableCell>
      <TableCell align="right">{hoursDone === 0 ? '—' : hours(hoursDone)}</TableCell>
      <TableCell align="right">
        {can.plan && (
          <Button size="small" aria-label={t('culture.work.plan-named', { task, code })} onClick={onPlan}>
            {t('verb.edit')}
          </Button>
        )}
      </TableCell>
    </TableRow>
  )
}
