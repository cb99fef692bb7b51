import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { Fold } from '#kernel/web/kit/fold.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { DpaeOfContract, TransmissionState } from '../dpae.model.ts'

const tones = {
  connecting: 'info',
  sending: 'info',
  submitted: 'info',
  accepted: 'success',
  rejected: 'error',
  failed: 'error',
} as const satisfies Record<TransmissionState, string>

/** Every attempt to hand it over with what the organism said, and the declarations that hold no more. */
export function FormerAttempts({ declaration: { transmissions, former } }: { declaration: DpaeOfContract }) {
  const t = useT()
  const { moment } = useFormat()
  if (transmissions.length === 0 && former.length === 0) return null
  return (
    <Fold name={t('rh.dpae.attempts')} count={transmissions.length + former.length}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.25 }}>
        {transmissions.map(({ id, state, startedAt, receiptNumber, errors, isTest }) => (
          <Line key={id} chip={<Chip label={t(`rh.dpae.attempt.${state}`)} tone={tones[state]} />}>
            {[
              moment(startedAt),
              receiptNumber,
              isTest && t('rh.dpae.is-test'),
              ...errors.map(({ message }) => `« ${message} »`),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Line>
        ))}
        {former.map(({ id, receiptNumber, cancelledAt, cancelReason }) => (
          <Line key={id} chip={<Chip label={t('rh.dpae.state.cancelled')} />}>
            {[receiptNumber, moment(cancelledAt), cancelReason === 'redone' ? t('rh.dpae.redone') : cancelReason]
              .filter(Boolean)
              .join(' · ')}
          </Line>
        ))}
      </Box>
    </Fold>
  )
}

type LineProps = { chip: React.ReactNode; children: React.ReactNode }

const Line = ({ chip, children }: LineProps) => (
  <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
    {chip}
    <Typography variant="body2" sx={{ flex: 1, minWidth: 160, overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  </Box>
)
