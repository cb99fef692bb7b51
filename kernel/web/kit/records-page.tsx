import Add from '~icons/ic/baseline-add'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { type ReactNode, useState } from 'react'
import { useAlert } from '../alerts.ts'
import { useT } from '../i18n.ts'
import { Confirm } from './confirm.tsx'
import { DataTable } from './data-table.tsx'
import type { Column } from './data-table-column.ts'
import type { DataTableProps } from './data-table-props.ts'
import { Page } from './page.tsx'
import type { Action } from './row-menu.tsx'
import { useRowInHand } from './use-row-in-hand.ts'

type Kept = { id: string; archivedAt: string | null }

type Props<Row extends Kept> = Pick<
  DataTableProps<Row>,
  'list' | 'answer' | 'columns' | 'searchBy' | 'exportName' | 'filters' | 'filterPanel' | 'rowPath'
> & {
  title: string
  context?: ReactNode
  /** What may be done with them beside adding one. */
  actions?: ReactNode
  nameOf: (row: Row) => string
  empty: { title: string; text?: string }
  /** What the reader's rights let him do. */
  may: { write: boolean; archive: boolean }
  /** The form of one, or of a new one. */
  form: (row: Row | null, onClose: () => void) => ReactNode
  history: (row: Row, onClose: () => void) => ReactNode
  onArchive: (row: Row) => Promise<unknown>
  onRestore: (row: Row) => Promise<unknown>
}

/**
 * The page of a list whose rows are added, changed, put aside and taken back: its tabs are `active` and `archived`, and
 * its first column opens the form, or the page of the row where it has one.
 */
export function RecordsPage<Row extends Kept>({
  title,
  context,
  actions,
  nameOf,
  empty,
  may,
  columns,
  ...given
}: Props<Row>) {
  const t = useT()
  const [edited, setEdited] = useRowInHand(given.answer.data?.items, ({ id }) => id)
  const [told, setTold] = useState<Row | null>(null)
  const { leaving, stay, archive, actionsOf } = useArchiving({ ...given, nameOf, may })
  const isArchived = given.list.tab === 'archived'
  const add = may.write && (
    <Button variant="contained" startIcon={<Add />} onClick={() => setEdited('new')}>
      {t('verb.add')}
    </Button>
  )
  const mayEdit = ({ archivedAt }: Row) => may.write && archivedAt === null
  return (
    <Page
      title={title}
      context={context}
      actions={
        <>
          {actions}
          {add}
        </>
      }
    >
      <DataTable
        label={title}
        list={given.list}
        answer={given.answer}
        columns={given.rowPath ? columns : opening(columns, mayEdit, setEdited)}
        {...(given.rowPath && { rowPath: given.rowPath })}
        rowId={({ id }) => id}
        rowName={nameOf}
        rowActions={row => [
          ...(mayEdit(row) ? [{ label: t('verb.edit'), onSelect: () => setEdited(row) }] : []),
          { label: t('field.history'), onSelect: () => setTold(row) },
          ...actionsOf(row),
        ]}
        tabs={[
          { value: 'active', label: t('kernel.record.active') },
          { value: 'archived', label: t('kernel.record.archived') },
        ]}
        {...(given.searchBy && { searchBy: given.searchBy })}
        {...(given.filters && { filters: given.filters })}
        {...(given.filterPanel !== undefined && { filterPanel: given.filterPanel })}
        {...(given.exportName && { exportName: given.exportName })}
        empty={isArchived ? { title: t('kernel.record.none-archived') } : { ...empty, action: add }}
      />
      {edited && given.form(edited === 'new' ? null : edited, () => setEdited(null))}
      {told && given.history(told, () => setTold(null))}
      {leaving && (
        <Confirm
          title={t('kernel.record.archive-title', { name: nameOf(leaving) })}
          verb={t('verb.archive')}
          onConfirm={() => archive(leaving)}
          onClose={stay}
        >
          {t('kernel.record.archive-text')}
        </Confirm>
      )}
    </Page>
  )
}

type Archiving<Row extends Kept> = Pick<Props<Row>, 'nameOf' | 'may' | 'onArchive' | 'onRestore'>

function useArchiving<Row extends Kept>({ nameOf, may, onArchive, onRestore }: Archiving<Row>) {
  const t = useT()
  const alert = useAlert()
  const [leaving, setLeaving] = useState<Row | null>(null)
  const archive = async (row: Row) => {
    await onArchive(row)
    alert.success(t('kernel.record.was-archived', { name: nameOf(row) }))
  }
  const restore = async (row: Row) => {
    await onRestore(row)
    alert.success(t('kernel.record.was-restored', { name: nameOf(row) }))
  }
  const actionsOf = (row: Row): Action[] => {
    if (!may.archive) return []
    return row.archivedAt
      ? [{ label: t('kernel.record.restore'), onSelect: () => void restore(row) }]
      : [{ label: t('verb.archive'), onSelect: () => setLeaving(row) }]
  }
  return { leaving, stay: () => setLeaving(null), archive, actionsOf }
}

/** The first column opens what may be changed. */
function opening<Row>(
  [first, ...others]: readonly Column<Row>[],
  mayEdit: (row: Row) => boolean,
  onOpen: (row: Row) => void,
): Column<Row>[] {
  if (!first) return []
  const said = (row: Row) => first.cell?.(row) ?? first.text(row)
  const cell = (row: Row) =>
    mayEdit(row) ? (
      <Link
        component="button"
        type="button"
        onClick={() => onOpen(row)}
        sx={{ fontWeight: 600, textAlign: 'start', color: 'text.primary' }}
      >
        {said(row)}
      </Link>
    ) : (
      <b>{said(row)}</b>
    )
  return [{ ...first, cell }, ...others]
}
