import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { useT } from '../i18n.ts'
import { drawnOnPhone } from './data-table-column.ts'
import { groupBeginning } from './data-table-group.ts'
import type { RowsProps } from './data-table-props.ts'
import { visuallyHidden } from './hidden.ts'
import { RowMenu } from './row-menu.tsx'

/** The rows as cards, on a phone. */
export const DataTableCards = <Row,>(props: RowsProps<Row>) => (
  <Box component="ul" aria-label={props.label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
    {props.rows?.map((row, index) => (
      <Fragment key={props.rowId(row)}>
        <GroupName group={groupBeginning(props, index)} />
        <RowCard row={row} {...props} />
      </Fragment>
    )) ?? <WaitingCards />}
  </Box>
)

const GroupName = ({ group }: { group: ReturnType<typeof groupBeginning> }) =>
  group && (
    <Typography
      component="li"
      variant="subtitle2"
      sx={theme => ({
        px: 1.5,
        py: 1,
        color: group.isAlarming ? theme.vars.palette.error.strong : 'text.secondary',
        bgcolor: 'background.default',
        borderBottom: 1,
        borderColor: 'divider',
      })}
    >
      {group.label}
    </Typography>
  )

function RowCard<Row>({
  row,
  columns,
  rowName,
  rowPath,
  rowActions,
  bulkActions,
  selection,
}: RowsProps<Row> & { row: Row }) {
  const t = useT()
  const title = columns.find(column => column.onPhone === 'title') ?? columns[0]
  const others = columns.filter(column => column !== title)
  const path = rowPath?.(row)
  const head = title && drawnOnPhone(title, row)
  const badges = others.filter(column => column.onPhone === 'badge')
  const lines = others.filter(column => column.onPhone === undefined || column.onPhone === 'across')
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        px: 1.5,
        py: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-child': { borderBottom: 0 },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        {bulkActions && (
          <Checkbox
            checked={selection.has(row)}
            onChange={(_, isTicked) => selection.toggle([row], isTicked)}
            slotProps={{ input: { 'aria-label': t('kernel.table.select', { name: rowName(row) }) } }}
            sx={{ zIndex: 1, marginInlineStart: -1 }}
          />
        )}
        <Box sx={{ flex: 1, minWidth: 0, fontWeight: 600 }}>
          {path ? (
            <Box
              component={Link}
              to={path}
              sx={{
                color: 'inherit',
                textDecoration: 'none',
                '&::after': { content: '""', position: 'absolute', inset: 0 },
              }}
            >
              {head}
            </Box>
          ) : (
            head
          )}
        </Box>
        {badges.map(column => (
          <Box key={column.key}>{drawnOnPhone(column, row)}</Box>
        ))}
        {rowActions && (
          <Box sx={{ zIndex: 1 }}>
            <RowMenu label={t('kernel.table.actions-of', { name: rowName(row) })} actions={rowActions(row)} />
          </Box>
        )}
      </Box>
      {lines.length > 0 && (
        <Box
          component="dl"
          sx={{
            m: 0,
            mt: 1,
            display: 'grid',
            gridTemplateColumns: 'minmax(90px, auto) 1fr',
            columnGap: 2,
            rowGap: 0.5,
            fontSize: '0.8125rem',
          }}
        >
          {lines.map(column => (
            <Box key={column.key} sx={{ display: 'contents' }}>
              <Typography
                component="dt"
                variant="caption"
                sx={column.onPhone === 'across' ? visuallyHidden : { color: 'text.secondary' }}
              >
                {column.label}
              </Typography>
              <Box
                component="dd"
                sx={{ m: 0, ...(column.onPhone === 'across' ? { gridColumn: '1 / -1' } : { textAlign: 'end' }) }}
              >
                {drawnOnPhone(column, row)}
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  )
}

const WaitingCards = () =>
  [0, 1, 2, 3, 4].map(card => (
    <Box key={card} component="li" aria-hidden sx={{ p: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <Skeleton width="60%" height={26} />
      <Skeleton width="90%" />
      <Skeleton width="80%" />
    </Box>
  ))
