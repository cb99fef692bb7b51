import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useFormat } from '#kernel/web/use-format.ts'
import type { WorkEntry } from '../work.model.ts'
import { useDoneSaid } from './use-done-said.ts'
import { WorkStateChip } from './work-state-chip.tsx'

/** What somebody did today, the last first, with his own pace. */
export function EntriesOfDay({ entries }: { entries: readonly WorkEntry[] }) {
  const { time } = useFormat()
  const doneSaid = useDoneSaid()
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {entries.map(entry => {
        const { id, task, code, startedAt, endedAt, state, sentence } = entry
        return (
          <Box key={id} component="li" sx={{ py: 1.25, borderBottom: 1, borderColor: 'divider' }}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
              <Typography sx={{ fontWeight: 600 }}>
                <bdi>{`${task} · ${code}`}</bdi>
              </Typography>
              <WorkStateChip state={state} />
            </Box>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {[`${time(startedAt)} – ${time(endedAt)}`, ...doneSaid(entry)].join(' · ')}
            </Typography>
            {sentence && <Typography variant="body2">{sentence}</Typography>}
          </Box>
        )
      })}
    </Box>
  )
}
