import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** Fields in two columns, in one on a telephone. */
export const FieldsGrid = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2.25,
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      alignItems: 'start',
    }}
  >
    {children}
  </Box>
)
