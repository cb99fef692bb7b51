import Button from '@mui/material/Button'
import { useState } from 'react'
import { Navigate, useParams } from 'react-router'
import { useCall } from '#kernel/web/api.ts'
import { businessToday } from '#kernel/web/business-today.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { RecordHead } from '#kernel/web/kit/record-head.tsx'
import { PageSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useListState } from '#kernel/web/kit/use-list-state.ts'
import { wholeTable } from '#kernel/web/kit/whole-table.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { HistoryDialog } from '#platform/audit/audit.web.ts'
import type { RateTableInFull } from '../rate.model.ts'
import { ratesCalls } from '../rates.calls.ts'
import { RateDialog } from './rate-dialog.tsx'
import { RateTableDialog } from './rate-table-dialog.tsx'
import { useWrittenRate } from './use-written-rate.ts'

type Row = RateTableInFull['rates'][number]
type Task = 'add' | 'edit' | 'history' | Row

/** One table: what it was worth, is and will be, with what was corrected. */
export function RateTablePage() {
  const t = useT()
  const { date, moment } = useFormat()
  const written = useWrittenRate()
  const { id = '' } = useParams()
  const list = useListState({ module: 'energie.rate' })
  const answer = useCall(ratesCalls.getRateTable, { id })
  const [task, setTask] = useState<Task | null>(null)
  const { data: table, error, refetch } = answer
  if (error && 'status' in error && [400, 404].includes(error.status as number))
    return <Navigate to="/error-404" replace />
  if (error) return <Failed error={error} onRetry={refetch} />
  if (!table) return <PageSkeleton />
  const { name, kind, unit, inForce, next, can } = table
  const close = () => setTask(null)
  const today = businessToday().toString()
  const stateOf = ({ supersededAt, validFrom }: Row) =>
    supersededAt ? 'superseded' : validFrom > today ? 'coming' : validFrom === inForce?.from ? 'present' : 'past'
  const columns: Column<Row>[] = [
    { key: 'validFrom', label: t('energie.rates.from'), text: row => date(row.validFrom) },
    { key: 'value', label: t('field.value'), text: row => written(row.value, unit), align: 'end' },
    {
      key: 'state',
      label: t('field.state'),
      text: row => t(`energie.rates.state.${stateOf(row)}`),
      cell: row => (
        <Chip
          label={t(`energie.rates.state.${stateOf(row)}`)}
          tone={({ superseded: 'neutral', coming: 'info', present: 'success', past: 'neutral' } as const)[stateOf(row)]}
        />
      ),
      onPhone: 'badge',
    },
    { key: 'reason', label: t('field.reason'), text: ({ reason }) => reason },
    { key: 'writtenAt', label: t('energie.values.written'), text: row => moment(row.writtenAt), hiddenBelow: 'md' },
  ]
  return (
    <Page
      title={name}
      about={t('energie.rates.table')}
      head={
        <RecordHead
          name={name}
          about={table.note ?? t(`energie.rates.kind.${kind}`)}
          buttons={
            can.edit && (
              <Button variant="contained" size="large" onClick={() => setTask('add')}>
                {t('energie.rates.add')}
              </Button>
            )
          }
          actions={[
            ...(can.edit ? [{ label: t('verb.edit'), onSelect: () => setTask('edit') }] : []),
            { label: t('field.history'), onSelect: () => setTask('history') },
          ]}
          facts={[
            { label: t('field.kind'), value: t(`energie.rates.kind.${kind}`) },
            { label: t('energie.rates.unit'), value: t(`energie.rates.unit.${unit}`) },
            {
              label: t('energie.rates.in-force'),
              value: inForce && (written(inForce.value, unit) ?? date(inForce.from)),
            },
            {
              label: t('energie.rates.next'),
              value:
                next &&
                [written(next.value, unit), t('energie.rates.since', { day: date(next.from) })]
                  .filter(Boolean)
                  .join(' · '),
            },
          ]}
        />
      }
    >
      <DataTable
        label={t('energie.rates.values')}
        {...wholeTable({ list, answer: { ...answer, data: table.rates }, columns, textOf: row => row.validFrom })}
        rowId={row => row.id}
        rowName={row => date(row.validFrom)}
        rowActions={row =>
          can.edit && row.supersededAt === null
            ? [{ label: t('energie.rates.correct'), onSelect: () => setTask(row) }]
            : []
        }
        empty={{ title: t('energie.rates.no-value'), text: t('energie.rates.no-value-text') }}
      />
      {task === 'edit' && <RateTableDialog row={table} onClose={close} />}
      {task === 'history' && <HistoryDialog table="energie.rate_table" rowId={id} name={name} onClose={close} />}
      {task === 'add' && <RateDialog table={table} rate={null} onClose={close} />}
      {task && typeof task === 'object' && <RateDialog table={table} rate={task} onClose={close} />}
    </Page>
  )
}
