import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

/** Over a matrix that is a part of another page: what its cells mean, and its buttons. */
export const PanelHead = ({ text, actions }: { text: string; actions: ReactNode }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-end', justifyContent: 'space-between' }}>
    <Typography sx={{ flex: '1 1 320px', color: 'text.secondary' }}>{text}</Typography>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions}</Box>
  </Box>
)
