import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

/** A heading and its lines. */
export const ExplainPart = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <Typography variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
      {title}
    </Typography>
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {children}
    </Box>
  </section>
)

/** What a line is about, with what is to be known of it at its end. */
export const ExplainLine = ({ what, children }: { what: ReactNode; children?: ReactNode }) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 1,
      py: 0.75,
      minHeight: 38,
      borderBottom: 1,
      borderColor: 'divider',
    }}
  >
    <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>{what}</Box>
    {children}
  </Box>
)
