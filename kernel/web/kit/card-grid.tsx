import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

const equal = (count: number) => (count === 1 ? 'minmax(0, 1fr)' : `repeat(${count}, minmax(0, 1fr))`)

type Props = {
  /** How many cards a wide screen sets side by side. */
  most: 3 | 4
  children: ReactNode
}

/** Cards as a list: one a row on a phone, two on a tablet. */
export const CardGrid = ({ most, children }: Props) => (
  <Box
    component="ul"
    sx={{
      listStyle: 'none',
      m: 0,
      p: 0,
      display: 'grid',
      gap: 2,
      gridTemplateColumns: { xs: equal(1), sm: equal(2), md: equal(3), xl: equal(most) },
      '@media (min-width: 1360px)': { gridTemplateColumns: equal(most) },
    }}
  >
    {children}
  </Box>
)
