import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import type { MouseEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { useT } from '../i18n.ts'
import { cellLook, drawn } from './data-table-column.ts'
import type { RowsProps } from './data-table-props.ts'
import { RowMenu } from './row-menu.tsx'

const isOnControl = (event: MouseEvent) =>
  (event.target as Element).closest('a, button, input, label, [role="menu"]') !== null

/** One row: a click anywhere opens it, its first cell is the link that the keyboard finds. */
export function DataTableRow<Row>({ row, ...props }: RowsProps<Row> & { row: Row }) {
  const { columns, rowName, rowPath, rowActions, bulkActions, selection } = props
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
    <TableRow
      hover
      selected={isChosen}
      onClick={open}
      sx={{ height: 54, cursor: path ? 'pointer' : 'default', '&:last-child td': { borderBottom: 0 } }}
    >
      {bulkActions && (
        <TableCell padding="checkbox" sx={{ paddingInlineStart: 1.25 }}>
          <Checkbox
            checked={isChosen}
            onChange={(_, isTicked) => selection.toggle([row], isTicked)}
            slotProps={{ input: { 'aria-label': t('kernel.table.select', { name: rowName(row) }) } }}
          />
        </TableCell>
      )}
      {columns.map((column, index) => (
        <TableCell key={column.key} sx={{ py: 0.75, ...cellLook(column) }}>
          {index === 0 && path ? (
            <Box
              component={Link}
              to={path}
              data-opens
              sx={{ color: 'inherit', textDecoration: 'none', fontWeight: 600, display: 'block' }}
            >
              {drawn(column, row)}
            </Box>
          ) : (
            drawn(column, row)
          )}
        </TableCell>
      ))}
      {rowActions && (
        <TableCell sx={{ textAlign: 'end', py: 0 }}>
          <RowMenu label={t('kernel.table.actions-of', { name: rowName(row) })} actions={rowActions(row)} />
        </TableCell>
      )}
    </TableRow>
  )
}
