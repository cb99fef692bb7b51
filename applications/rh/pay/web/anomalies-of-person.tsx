import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useAlert } from '#kernel/web/alerts.ts'
import { useT } from '#kernel/web/i18n.ts'
import type { Anomaly } from '../anomaly.model.ts'
import { AnomalyToJustify } from './anomaly-to-justify.tsx'

type Justified = Pick<Anomaly, 'code' | 'day' | 'found'> & { comment: string }
/** Null for who may not write. */
type Props = { anomalies: readonly Anomaly[]; onJustify: ((justified: Justified) => Promise<unknown>) | null }

/** What stands against paying somebody so, to be justified one by one. */
export function AnomaliesOfPerson({ anomalies, onJustify }: Props) {
  const t = useT()
  const alert = useAlert()
  const justify =
    onJustify &&
    (async ({ code, day, found }: Anomaly, comment: string) => {
      await onJustify({ code, day, found, comment })
      alert.success(t('rh.pay.justified'))
    })
  return (
    <Box>
      <Typography variant="h6" component="h3" sx={{ mb: 1 }}>
        {t('rh.pay.anomalies')}
      </Typography>
      {anomalies.length === 0 && <Typography color="text.secondary">{t('rh.pay.no-anomaly')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {anomalies.map(anomaly => (
          <AnomalyToJustify
            key={`${anomaly.code} ${anomaly.day} ${anomaly.found}`}
            anomaly={anomaly}
            onJustify={justify}
          />
        ))}
      </Box>
    </Box>
  )
}
