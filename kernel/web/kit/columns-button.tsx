import ViewColumnOutlined from '~icons/ic/outline-view-column'
import Checkbox from '@mui/material/Checkbox'
import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Tooltip from '@mui/material/Tooltip'
import { useState } from 'react'
import { useT } from '../i18n.ts'
import { type Column, isShown, turnedColumns } from './data-table-column.ts'
import type { ListState } from './use-list-state.ts'

/** Shows or hides columns of a list; the choice is kept at this browser. */
export function ColumnsButton<Row>({ columns, list }: { columns: readonly Column<Row>[]; list: ListState }) {
  const t = useT()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Tooltip title={t('kernel.table.columns')}>
        <IconButton
          aria-label={t('kernel.table.columns')}
          aria-haspopup="menu"
          onClick={event => setAnchor(event.currentTarget)}
        >
          <ViewColumnOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {columns.map(column => (
          <MenuItem
            key={column.key}
            role="menuitemcheckbox"
            aria-checked={isShown(column, list.columns)}
            onClick={() => list.setColumns(turnedColumns(column, list.columns))}
          >
            <ListItemIcon>
              <Checkbox
                edge="start"
                size="small"
                tabIndex={-1}
                disableRipple
                checked={isShown(column, list.columns)}
                slotProps={{ input: { 'aria-hidden': true } }}
                sx={{ p: 0 }}
              />
            </ListItemIcon>
            {column.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
