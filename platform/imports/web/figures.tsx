import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useFormat } from '#kernel/web/use-format.ts'

type Figure = { label: string; value: number; tone?: 'error' | undefined }

/** A few counts side by side, each under its name. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  const { number } = useFormat()
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)' } }}
    >
      {figures.map(({ label, value, tone }) => (
        <Box key={label} sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}>
          <Typography component="dt" variant="caption" sx={{ color: 'text.secondary', fontWeight: 600 }}>
            {label}
          </Typography>
          <Typography
            component="dd"
            sx={theme => ({
              m: 0,
              fontSize: '1.6rem',
              fontWeight: 680,
              letterSpacing: '-0.02em',
              fontVariantNumeric: 'tabular-nums',
              ...(tone && { color: theme.vars.palette[tone].strong }),
            })}
          >
            {number(value)}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
