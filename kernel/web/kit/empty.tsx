import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

type Props = {
  title: string
  /** What this is and how it fills. */
  text?: string
  /** The one action that fills it. */
  action?: ReactNode
  icon?: ReactNode
}

/** Nothing to show yet, said in a way that helps. */
export const Empty = ({ title, text, action, icon }: Props) => (
  <Box sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center', gap: 1, px: 3, py: 6 }}>
    {icon ?? <Furrows />}
    <Typography variant="h6" component="p" sx={{ mt: 1 }}>
      {title}
    </Typography>
    {text && <Typography sx={{ color: 'text.secondary', maxWidth: 460, textWrap: 'balance' }}>{text}</Typography>}
    {action && <Box sx={{ mt: 1.5 }}>{action}</Box>}
  </Box>
)

const Furrows = () => (
  <Box component="svg" viewBox="0 0 120 64" aria-hidden sx={{ width: 120, height: 64, color: 'primary.main' }}>
    <g fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round">
      <path d="M6 58C28 56 40 42 52 26S84 8 114 6" opacity="0.18" />
      <path d="M22 60c20-3 32-16 42-30s24-18 50-20" opacity="0.35" />
      <path d="M42 60c16-4 24-14 32-24s18-16 40-18" opacity="0.6" />
    </g>
  </Box>
)
