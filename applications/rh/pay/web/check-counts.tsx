import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { type HrCheck, weekStates } from '../pay-check.model.ts'
import { WeekStateChip } from './week-state-chip.tsx'

/** How many people stand where, of those that a check looks at. */
export function CheckCounts({ counts, people }: Pick<HrCheck, 'counts' | 'people'>) {
  const t = useT()
  const { number } = useFormat()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Typography component="span" sx={{ fontWeight: 600 }}>
        {t('rh.pay.people', { count: people })}
      </Typography>
      {weekStates
        .filter(state => counts[state] > 0)
        .map(state => (
          <Box key={state} component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
            <WeekStateChip state={state} /> {number(counts[state])}
          </Box>
        ))}
    </Box>
  )
}
