import MoreHoriz from '~icons/ic/baseline-more-horiz'
import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { type ReactElement, useId, useState } from 'react'

export type Action = {
  label: string
  icon?: ReactElement
  isDestructive?: boolean
  isDisabled?: boolean
  onSelect: () => void
}

/** What one may do with a thing, behind three dots. `label` names the thing for those who do not see it. */
export function RowMenu({ label, actions }: { label: string; actions: readonly Action[] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const menuId = useId()
  const close = () => setIsOpen(false)
  if (actions.length === 0) return null
  return (
    <>
      <IconButton
        size="small"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={event => {
          setAnchor(event.currentTarget)
          setIsOpen(true)
        }}
      >
        <MoreHoriz fontSize="small" />
      </IconButton>
      {/* A closed menu in each row would cost more than the rest of it: there is none until one is asked for. */}
      {anchor && (
        <Menu id={menuId} anchorEl={anchor} open={isOpen} onClose={close}>
          {actions.map(({ label: text, icon, isDestructive, isDisabled, onSelect }) => (
            <MenuItem
              key={text}
              disabled={isDisabled}
              sx={theme => (isDestructive ? { color: theme.vars.palette.error.strong } : {})}
              onClick={() => {
                close()
                onSelect()
              }}
            >
              {icon && <ListItemIcon sx={{ color: 'inherit' }}>{icon}</ListItemIcon>}
              {text}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  )
}
