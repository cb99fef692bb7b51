import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

/** What is asked now, and why. */
export const StepHead = ({ title, context }: { title: string; context: ReactNode }) => (
  <>
    <Typography variant="h4" component="h1">
      {title}
    </Typography>
    <Typography sx={{ color: 'text.secondary', fontSize: '1rem', mb: 2.5 }}>{context}</Typography>
  </>
)
