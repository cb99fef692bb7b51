import { usePages } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { Moment } from '#kernel/web/kit/moment.tsx'
import { useList } from '#kernel/web/kit/use-list.ts'
import type { ClientEvent } from '../../client.model.ts'
import { clientsCalls } from '../../clients.calls.ts'

/** What was done to the client itself, by whom. */
export function HistoryTab({ clientId }: { clientId: string }) {
  const t = useT()
  const list = useList(clientsCalls.getClientEvents, { module: 'clients.history' })
  const asked = usePages(clientsCalls.getClientEvents, { ...list.query, clientId })
  return (
    <DataTable
      label={t('clients.tab.history')}
      list={list}
      answer={asked}
      columns={columns(t)}
      rowId={({ id }) => id}
      rowName={({ what }) => t(`clients.event.${what}`)}
      empty={{ title: t('clients.history.none'), text: t('clients.history.none-text') }}
      exportName={t('clients.history.file')}
    />
  )
}

const columns = (t: (label: string) => string): Column<ClientEvent>[] => [
  { key: 'what', label: t('clients.history.what'), text: ({ what }) => t(`clients.event.${what}`) },
  {
    key: 'detail',
    label: t('clients.history.detail'),
    text: ({ detail }) => Object.values(detail).join(', '),
    cell: ({ detail }) => <bdi>{Object.values(detail).join(', ') || '—'}</bdi>,
    hiddenBelow: 'md',
  },
  { key: 'actor', label: t('field.by'), text: ({ actor }) => actor },
  {
    key: 'at',
    label: t('field.when'),
    text: ({ at }) => at,
    cell: ({ at }) => <Moment instant={at} />,
    width: 190,
  },
]
