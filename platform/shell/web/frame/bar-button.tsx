import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import type SvgIcon from '@mui/material/SvgIcon'
import type { MouseEvent } from 'react'
import { Link } from 'react-router'

type Props = { icon: typeof SvgIcon; label: string } & (
  | { to: string; onClick?: never; isOpen?: never }
  | { to?: never; onClick: (event: MouseEvent<HTMLElement>) => void; isOpen?: boolean }
)

/** A tool of the bar: an icon that says its name to whoever rests on it. With `isOpen` it opens a menu. */
export function BarButton({ icon: Icon, label, to, onClick, isOpen }: Props) {
  const opensMenu = isOpen === undefined ? {} : { 'aria-haspopup': 'menu' as const, 'aria-expanded': isOpen }
  const behaviour = to ? { component: Link, to } : { onClick, ...opensMenu }
  return (
    <Tooltip title={label}>
      <IconButton
        aria-label={label}
        {...behaviour}
        sx={{ color: 'text.secondary', flexShrink: 0, width: { xs: 44, sm: 38 }, height: { xs: 44, sm: 38 } }}
      >
        <Icon sx={{ fontSize: 21 }} />
      </IconButton>
    </Tooltip>
  )
}
