import Checkbox from '@mui/material/Checkbox'
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { useT } from '../i18n.ts'
import { drawn } from './data-table-column.ts'
import type { RowsProps } from './data-table-props.ts'
import { cellMarks } from './data-table-rows-look.ts'
import { PageLink } from './page-link.tsx'
import { RowMenu } from './row-menu.tsx'

const isOnControl = (event: MouseEvent) =>
  (event.target as Element).closest('a, button, input, label, [role="menu"]') !== null

/** One row: a click anywhere opens it, its first cell is the link that the keyboard finds. */
export function DataTableRow<Row>({ row, ...props }: RowsProps<Row> & { row: Row }) {
  const { columns, rowName, rowPath, rowActions, bulkActions, selection, isSteady = false } = props
  const t = useT()
  const navigate = useNavigate()
  const path = rowPath?.(row)
  const isChosen = selection.has(row)
  const open = (event: MouseEvent) => {
    const isSelectingText = (window.getSelection()?.toString() ?? '') !== ''
    if (!path || isOnControl(event) || isSelectingText) return
    if (event.ctrlKey || event.metaKey) window.open(path, '_blank')
    else navigate(path)
  }
  return (
    <tr onClick={open} data-opens-page={path && ''} data-chosen={isChosen ? '' : undefined}>
      {bulkActions && (
        <td data-place="choice">
          <Checkbox
            checked={isChosen}
            onChange={(_, isTicked) => selection.toggle([row], isTicked)}
            slotProps={{ input: { 'aria-label': t('kernel.table.select', { name: rowName(row) }) } }}
          />
        </td>
      )}
      {columns.map((column, index) => (
        <td key={column.key} {...cellMarks(column)} {...(isSteady && { title: column.text(row)?.toString() })}>
          {index === 0 && path ? (
            <PageLink to={path} data-opens>
              {drawn(column, row)}
            </PageLink>
          ) : (
            drawn(column, row)
          )}
        </td>
      ))}
      {rowActions && (
        <td data-place="menu">
          <RowMenu label={t('kernel.table.actions-of', { name: rowName(row) })} actions={rowActions(row)} />
        </td>
      )}
    </tr>
  )
}
