import { usePages } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { Moment } from '#kernel/web/kit/moment.tsx'
import { useList } from '#kernel/web/kit/use-list.ts'
import { supportCalls } from '../../support.calls.ts'
import type { SupportVisit } from '../../support.model.ts'

/** Who of the platform came in, when, why, and how much was written meanwhile. */
export function SupportsTab({ clientId }: { clientId: string }) {
  const t = useT()
  const list = useList(supportCalls.getSupports, { module: 'clients.supports' })
  const asked = usePages(supportCalls.getSupports, { ...list.query, clientId })
  return (
    <DataTable
      label={t('clients.tab.supports')}
      list={list}
      answer={asked}
      columns={columns(t)}
      rowId={({ id }) => id}
      rowName={({ by }) => by}
      empty={{ title: t('clients.supports.none'), text: t('clients.supports.none-text') }}
      exportName={t('clients.supports.file')}
    />
  )
}

const columns = (t: (label: string) => string): Column<SupportVisit>[] => [
  { key: 'by', label: t('field.who'), text: ({ by }) => by },
  { key: 'reason', label: t('field.reason'), text: ({ reason }) => reason },
  {
    key: 'startedAt',
    label: t('clients.supports.started'),
    text: ({ startedAt }) => startedAt,
    cell: ({ startedAt }) => <Moment instant={startedAt} />,
  },
  {
    key: 'until',
    label: t('clients.supports.ended'),
    text: ({ until }) => until,
    cell: ({ until, isRunning }) =>
      isRunning ? <Chip label={t('clients.supports.running')} tone="error" /> : <Moment instant={until} />,
  },
  {
    key: 'changes',
    label: t('field.changes'),
    text: ({ changes }) => changes,
    align: 'end',
    hiddenBelow: 'md',
  },
]
