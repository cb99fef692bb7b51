import Box from '@mui/material/Box'
import { Logo } from './logo.tsx'

/** Stands while the first page of a visit is fetched. */
export const FirstLoad = () => (
  <Box
    role="status"
    aria-label="Sillon"
    sx={{
      minHeight: '100vh',
      display: 'grid',
      placeItems: 'center',
      '@keyframes breathe': { '50%': { opacity: 0.45 } },
      '& svg': { animation: 'breathe 1.4s ease-in-out infinite' },
    }}
  >
    <Logo sx={{ fontSize: 56 }} />
  </Box>
)
