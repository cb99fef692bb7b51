import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useWatch } from 'react-hook-form'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { businessToday } from '#kernel/web/business-today.ts'
import { type DpaeConfiguration, withActivityAtRisk } from '../dpae-configuration.model.ts'
import { forbiddenUnder18, medicalFollowUp } from '../medical-follow-up.model.ts'
import { FollowUpChip } from './follow-up-chip.tsx'

/** Under the bar of the application, 64 pixels high, while the boxes below pass. */
const inSight = { position: 'sticky', top: 'calc(var(--shell-top, 0px) + 64px)', zIndex: 2 }

/** What the boxes ticked so far ask for. */
export function FollowUpTold() {
  const t = useT()
  const configuration: DpaeConfiguration = useWatch({ name: 'dpaeConfiguration' })
  const followUp = medicalFollowUp(configuration, {}, businessToday().toString())
  return (
    <Card role="status" aria-label={t('rh.position.follow-up')} sx={{ ...inSight, px: 2.5, py: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <FollowUpChip followUp={followUp} />
        {forbiddenUnder18(configuration) && <Chip label={t('rh.position.minors-no')} tone="error" />}
        {withActivityAtRisk(configuration).activiteARisque && (
          <Chip label={t('rh.dpae.activiteARisque')} tone="warning" />
        )}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.75, display: { xs: 'none', sm: 'block' } }}>
        {t(`rh.follow-up.${followUp}-text`)}
      </Typography>
    </Card>
  )
}
