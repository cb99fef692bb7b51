import ExpandMore from '~icons/ic/baseline-expand-more'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Collapse from '@mui/material/Collapse'
import { type ReactNode, useId, useState } from 'react'

type Props = {
  name: string
  /** How many things wait behind the line. */
  count: number
  startsOpen?: boolean
  children: ReactNode
}

/** What matters less, behind a line that says what it is; it is drawn once somebody opens it. */
export function Fold({ name, count, startsOpen = false, children }: Props) {
  const [isOpen, setIsOpen] = useState(startsOpen)
  const id = useId()
  return (
    <Box>
      <Button
        color="inherit"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        startIcon={<ExpandMore sx={{ transform: isOpen ? 'rotate(180deg)' : 'none', transition: 'transform 150ms' }} />}
        sx={{ color: 'text.secondary' }}
      >
        {`${name} · ${count}`}
      </Button>
      <Collapse in={isOpen} timeout={160} unmountOnExit id={id}>
        {children}
      </Collapse>
    </Box>
  )
}
