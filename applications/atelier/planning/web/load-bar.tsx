import Box from '@mui/material/Box'
import { useFormat } from '#kernel/web/use-format.ts'

/** How full a line is: the share of what it can do. Past all of it, red, and it says how much. */
export function LoadBar({ share, label }: { share: number; label: string }) {
  const { percent } = useFormat()
  const isFull = share > 1
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, minHeight: 18 }}>
      <Box
        role="meter"
        aria-label={label}
        aria-valuenow={Math.round(share * 100)}
        aria-valuemin={0}
        aria-valuemax={100}
        sx={{ flex: 1, height: 5, borderRadius: 1, bgcolor: 'divider', overflow: 'hidden' }}
      >
        <Box
          sx={{ height: 1, width: `${Math.min(1, share) * 100}%`, bgcolor: isFull ? 'error.main' : 'primary.main' }}
        />
      </Box>
      <Box
        sx={{ fontSize: '0.75rem', color: isFull ? 'error.main' : 'text.secondary', fontWeight: isFull ? 700 : 450 }}
      >
        {percent(Math.round(share * 100) / 100)}
      </Box>
    </Box>
  )
}
