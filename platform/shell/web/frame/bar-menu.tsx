import Menu from '@mui/material/Menu'
import type SvgIcon from '@mui/material/SvgIcon'
import { type ReactNode, useState } from 'react'
import { BarButton } from '#kernel/web/kit/bar-button.tsx'

type Props = { icon: typeof SvgIcon; label: string; children: (close: () => void) => ReactNode }

/** A tool of the bar that opens a menu under it. */
export function BarMenu({ icon, label, children }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  return (
    <>
      <BarButton
        icon={icon}
        label={label}
        opens="menu"
        isOpen={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
      />
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'region', 'aria-label': label }, list: { 'aria-label': label } }}
      >
        {children(close)}
      </Menu>
    </>
  )
}
