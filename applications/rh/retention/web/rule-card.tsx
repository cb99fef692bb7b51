import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { goesByNight, type RetentionRule } from '../retention.model.ts'

/** A rule with where it comes from, and what it keeps today. */
export function RuleCard({ rule }: { rule: RetentionRule }) {
  const t = useT()
  const { date } = useFormat()
  const { kind, amount, unit, isSet, law, kept, due, nextOn } = rule
  return (
    <Card component="li" sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 0.75 }}>
      <Typography variant="subtitle1" component="h2">
        {t(`rh.retention.kind.${kind}`)}
      </Typography>
      <Typography variant="h5" component="p">
        {t(`rh.retention.amount.${unit}`, { count: amount })}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t(`rh.retention.from.${kind}`)} {isSet && t('rh.retention.is-set')}
      </Typography>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {law}
      </Typography>
      <Box sx={{ mt: 'auto', pt: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="body2">{t('rh.retention.kept', { count: kept })}</Typography>
        {due > 0 && (
          <Chip
            label={t(goesByNight(rule) ? 'rh.retention.due-tonight' : 'rh.retention.due', { count: due })}
            tone="warning"
          />
        )}
        {nextOn && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('rh.retention.next', { day: date(nextOn) })}
          </Typography>
        )}
      </Box>
    </Card>
  )
}
