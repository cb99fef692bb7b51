import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import Skeleton from '@mui/material/Skeleton'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import TableSortLabel from '@mui/material/TableSortLabel'
import { Fragment } from 'react'
import { useT } from '../i18n.ts'
import type { RowsProps } from './data-table-props.ts'
import { groupBeginning } from './data-table-group.ts'
import { cellLook, type Column } from './data-table-column.ts'
import { DataTableRow } from './data-table-row.tsx'
import { cellMarks, rowsLook } from './data-table-rows-look.ts'
import { visuallyHidden } from './hidden.ts'
import { moveFocus } from './move-focus.ts'
import type { ListState } from './use-list-state.ts'

/** The rows as a table, from the tablet up. */
export function DataTableGrid<Row>(props: RowsProps<Row>) {
  const { columns, rows, selection, bulkActions, rowActions, list, label, isSteady = false } = props
  const t = useT()
  const state = selection.stateOf(rows ?? [])
  return (
    <TableContainer>
      <Table aria-label={label} sx={isSteady ? { tableLayout: 'fixed' } : {}}>
        <TableHead>
          <TableRow>
            {bulkActions && (
              <TableCell padding="checkbox" sx={{ width: 48, paddingInlineStart: 1.25 }}>
                <Checkbox
                  checked={state.isAll}
                  indeterminate={state.isSome}
                  onChange={(_, isChosen) => selection.toggle(rows ?? [], isChosen)}
                  slotProps={{ input: { 'aria-label': t('kernel.table.select-page') } }}
                />
              </TableCell>
            )}
            {columns.map(column => (
              <HeadCell key={column.key} column={column} list={list} />
            ))}
            {rowActions && (
              <TableCell sx={{ width: 52 }}>
                <Box component="span" sx={visuallyHidden}>
                  {t('kernel.table.actions')}
                </Box>
              </TableCell>
            )}
          </TableRow>
        </TableHead>
        <TableBody
          sx={rowsLook}
          data-steady={isSteady ? '' : undefined}
          onKeyDown={event => moveFocus(event, '[data-opens]')}
        >
          {rows?.map((row, index) => (
            <Fragment key={props.rowId(row)}>
              <GroupRow group={groupBeginning(props, index)} {...props} />
              <DataTableRow row={row} {...props} />
            </Fragment>
          )) ?? <WaitingRows {...props} />}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

function GroupRow<Row>({
  group,
  columns,
  bulkActions,
  rowActions,
}: RowsProps<Row> & { group: ReturnType<typeof groupBeginning> }) {
  if (!group) return null
  return (
    <tr data-group>
      <th
        scope="rowgroup"
        colSpan={columns.length + (bulkActions ? 1 : 0) + (rowActions ? 1 : 0)}
        data-alarming={group.isAlarming ? '' : undefined}
      >
        {group.label}
      </th>
    </tr>
  )
}

function HeadCell<Row>({ column, list }: { column: Column<Row>; list: ListState }) {
  const { key, label, width } = column
  const sorts = list.sorts?.includes(key)
  const direction = list.sort?.by === key ? list.sort.direction : undefined
  const turn = () => list.setSort({ by: key, direction: direction === 'asc' ? 'desc' : 'asc' })
  return (
    <TableCell sortDirection={direction ?? false} sx={{ width, whiteSpace: 'nowrap', py: 1.25, ...cellLook(column) }}>
      {sorts ? (
        <TableSortLabel active={direction !== undefined} direction={direction ?? 'asc'} onClick={turn}>
          {label}
        </TableSortLabel>
      ) : (
        label
      )}
    </TableCell>
  )
}

function WaitingRows<Row>({ columns, list, bulkActions, rowActions }: RowsProps<Row>) {
  return Array.from({ length: Math.min(list.size, 10) }, (_, line) => (
    <tr key={line} aria-hidden>
      {bulkActions && <td />}
      {columns.map((column, index) => (
        <td key={column.key} {...cellMarks(column)}>
          <Skeleton width={`${index === 0 ? 75 : 50 + ((line * 13 + index * 7) % 30)}%`} height={22} />
        </td>
      ))}
      {rowActions && <td />}
    </tr>
  ))
}
