import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Logo } from './logo.tsx'

type Props = {
  title: string
  text: ReactNode
  /** Small print: the address, the number of the request. */
  details?: ReactNode
  actions?: ReactNode
}

/** A page alone in the middle of the screen that says what happened and what one can do. */
export const OutcomeSheet = ({ title, text, details, actions }: Props) => (
  <Box
    sx={{ position: 'relative', minHeight: '100vh', display: 'grid', placeItems: 'center', p: 3, overflow: 'hidden' }}
  >
    <title>{`${title} · Sillon`}</title>
    <Field />
    <Box
      sx={{
        position: 'relative',
        maxWidth: 520,
        display: 'grid',
        justifyItems: 'center',
        textAlign: 'center',
        gap: 1.5,
      }}
    >
      <Box sx={{ display: 'grid', mb: 1.5 }}>
        <Logo size={52} />
      </Box>
      <Typography variant="h4" component="h1">
        {title}
      </Typography>
      <Typography component="div" sx={{ color: 'text.secondary', fontSize: '1rem', textWrap: 'balance' }}>
        {text}
      </Typography>
      {details && (
        <Typography component="div" variant="caption" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {details}
        </Typography>
      )}
      {actions && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1, mt: 1.5 }}>{actions}</Box>
      )}
    </Box>
  </Box>
)

const Field = () => (
  <Box
    component="svg"
    aria-hidden
    viewBox="0 0 1440 300"
    preserveAspectRatio="xMidYMin slice"
    sx={{
      position: 'absolute',
      insetInline: 0,
      bottom: 0,
      width: 1,
      height: '28vh',
      color: 'primary.main',
      opacity: 0.13,
    }}
  >
    <g fill="none" stroke="currentColor" strokeWidth="7" strokeLinecap="round">
      {furrows.map(bottom => (
        <path
          key={bottom}
          d={`M${720 + (bottom - 720) * 0.12} 6 C ${720 + (bottom - 720) * 0.3} 90 ${720 + (bottom - 720) * 0.7} 170 ${bottom} 306`}
        />
      ))}
    </g>
  </Box>
)

const furrows = Array.from({ length: 17 }, (_, index) => -560 + index * 160)
