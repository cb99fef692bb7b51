import Box from '@mui/material/Box'
import { Chip } from '#kernel/web/kit/chip.tsx'
import type { Anomaly } from '../anomaly.model.ts'
import { useAnomalyNamed, useAnomalyWords } from './use-anomaly-words.ts'

/** What stands against somebody; what was justified no longer does. */
export function AnomalyChips({ anomalies }: { anomalies: readonly Anomaly[] }) {
  const named = useAnomalyNamed()
  const words = useAnomalyWords()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {anomalies.map(anomaly => (
        <Box key={`${anomaly.code} ${anomaly.day} ${anomaly.found}`} title={words(anomaly)}>
          <Chip label={named(anomaly.code)} tone={toneOf(anomaly)} />
        </Box>
      ))}
    </Box>
  )
}

export const toneOf = ({ level, justification }: Anomaly) =>
  justification ? 'success' : level === 'block' ? 'error' : 'warning'
