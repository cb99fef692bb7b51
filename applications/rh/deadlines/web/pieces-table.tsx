import { usePages } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import { Moment } from '#kernel/web/kit/moment.tsx'
import type { TabChoice } from '#kernel/web/kit/tabs.tsx'
import { useList } from '#kernel/web/kit/use-list.ts'
import { useAddress } from '#kernel/web/use-address.ts'
import { type PieceToCheck, piecesAddress } from '#rh/document-requests/document-request.model.ts'
import { documentRequestsCalls } from '#rh/document-requests/document-requests.calls.ts'
import { listedName } from './names.ts'
import { PieceSheet } from './piece-sheet.tsx'

/** Pieces that came by a link; one is looked at beside the list, and has an address of its own. */
export function PiecesTable({ tabs }: { tabs: readonly TabChoice[] }) {
  const t = useT()
  const list = useList(documentRequestsCalls.getPiecesToCheck, {
    module: 'rh.deadlines',
    usualTab: 'papers',
    usualSize: 25,
  })
  const { of, change } = useAddress<'piece'>()
  const asked = usePages(documentRequestsCalls.getPiecesToCheck, list.query)
  const open = asked.data?.items.find(({ id }) => id === of('piece'))
  const close = () => change({ piece: null })
  const columns: Column<PieceToCheck>[] = [
    { key: 'name', label: t('rh.field.employee'), text: listedName },
    { key: 'kind', label: t('rh.request.piece'), text: row => row.kindLabel },
    {
      key: 'sentAt',
      label: t('rh.request.sent-at'),
      text: row => row.sentAt,
      cell: row => <Moment instant={row.sentAt} />,
    },
    { key: 'files', label: t('rh.request.files'), text: row => row.files.length || null, align: 'end', width: 120 },
  ]
  return (
    <>
      <DataTable
        label={t('rh.deadlines.tab-toCheck')}
        list={list}
        answer={asked}
        columns={columns}
        rowId={row => row.id}
        rowName={row => `${listedName(row)}, ${row.kindLabel}`}
        rowPath={row => `${piecesAddress}&piece=${row.id}`}
        tabs={tabs}
        searchBy={t('rh.deadlines.search')}
        empty={{ title: t('rh.request.none-to-check'), text: t('rh.request.none-to-check-text') }}
      />
      {open && <PieceSheet key={open.id} piece={open} onClose={close} />}
    </>
  )
}
