import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1.7fr) minmax(0, 1fr)' },
}
const stack = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' }

/** The cards of a record, and beside them the lesser ones; one under the other where there is no room. */
export const TwoColumns = ({ children, beside }: { children: ReactNode; beside: ReactNode }) => (
  <Box sx={columns}>
    <Box sx={stack}>{children}</Box>
    <Box sx={stack}>{beside}</Box>
  </Box>
)
