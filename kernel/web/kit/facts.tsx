import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

export type Fact = {
  label: string
  value: ReactNode
  /** A value that one column would not hold, like an account number: it takes two. */
  isLong?: boolean
}

/** Labels with their values in columns; a missing value is a dash. A French value reads rightly in an Arabic page. */
export const Facts = ({ facts, minWidth = 150 }: { facts: readonly Fact[]; minWidth?: number }) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: 'grid',
      gap: 2,
      gridTemplateColumns: `repeat(auto-fill, minmax(min(${minWidth}px, 45%), 1fr))`,
    }}
  >
    {facts.map(({ label, value, isLong = false }) => (
      <Box key={label} sx={{ minWidth: 0, ...(isLong && { gridColumn: { xs: '1 / -1', sm: 'span 2' } }) }}>
        <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
          {label}
        </Typography>
        <Typography component="dd" variant="body2" sx={{ m: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
          {isMissing(value) ? '—' : <bdi>{value}</bdi>}
        </Typography>
      </Box>
    ))}
  </Box>
)

export const isMissing = (value: ReactNode) => value === null || value === undefined || value === '' || value === false
