import Badge from '@mui/material/Badge'
import IconButton from '@mui/material/IconButton'
import type SvgIcon from '@mui/material/SvgIcon'
import Tooltip from '@mui/material/Tooltip'
import type { MouseEvent } from 'react'
import { Link } from 'react-router'

type Opening = { opens?: never; isOpen?: never } | { opens: 'menu' | 'dialog'; isOpen: boolean }

type Props = {
  icon: typeof SvgIcon
  label: string
  /** Told beside the icon; nothing is told of 0. */
  count?: number
} & (
  | { to: string; onClick?: never; opens?: never; isOpen?: never }
  | ({ to?: never; onClick: (event: MouseEvent<HTMLElement>) => void } & Opening)
)

const mostCounted = 99

/** A tool of the bar: an icon that says its name to whoever rests on it, and what it opens. */
export function BarButton({ icon: Icon, label, count, to, onClick, opens, isOpen }: Props) {
  const opening = opens === undefined ? {} : { 'aria-haspopup': opens, 'aria-expanded': isOpen }
  const behaviour = to ? { component: Link, to } : { onClick, ...opening }
  const drawn = <Icon sx={{ fontSize: 21 }} />
  return (
    <Tooltip title={label}>
      <IconButton
        aria-label={label}
        {...behaviour}
        sx={{ color: 'text.secondary', flexShrink: 0, width: { xs: 44, sm: 38 }, height: { xs: 44, sm: 38 } }}
      >
        {count === undefined ? (
          drawn
        ) : (
          <Badge
            badgeContent={count || null}
            max={mostCounted}
            color="error"
            sx={{ '& .MuiBadge-badge': { fontSize: '0.66rem' } }}
          >
            {drawn}
          </Badge>
        )}
      </IconButton>
    </Tooltip>
  )
}
