import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import { Chip, type Tone } from '#kernel/web/kit/chip.tsx'
import { BigButton } from '#kernel/web/kit/touch/big-button.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { Preparation, StateOfPreparation } from '../preparation.model.ts'

const tones: Record<StateOfPreparation, Tone> = {
  to_prepare: 'neutral',
  in_progress: 'info',
  complete: 'success',
  partial: 'warning',
}

/** One order to pick: for whom, until when, how far it is. */
export function PreparationCard({ preparation, onOpen }: { preparation: Preparation; onOpen: () => void }) {
  const t = useT()
  const { customer, state, isOwn } = preparation
  const isOver = state === 'complete' || state === 'partial'
  return (
    <Card component="li" sx={{ p: 2, display: 'grid', gap: 1.5, alignContent: 'start' }}>
      <PreparationFacts preparation={preparation} />
      {!isOver && (
        <Box sx={{ minHeight: 64, display: 'grid' }}>
          <BigButton
            label={t(isOwn && state === 'in_progress' ? 'verb.continue' : 'atelier.preparation.take')}
            note={customer}
            isSmall
            tone={isOwn ? 'primary' : 'plain'}
            onPress={onOpen}
          />
        </Box>
      )}
    </Card>
  )
}

export function PreparationFacts({ preparation }: { preparation: Preparation }) {
  const t = useT()
  const { moment } = useFormat()
  const { customer, state, cutOffAt, isLate, preparer, cases, pickedCases: picked } = preparation
  const told = t('atelier.preparation.cases-of', { picked, cases })
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography sx={{ fontSize: '1.2rem', fontWeight: 700 }}>{customer}</Typography>
        <Chip label={t(`atelier.preparation.state.${state}`)} tone={tones[state]} />
        {isLate && <Chip label={t('atelier.preparation.late')} tone="error" />}
      </Box>
      <Typography variant="body2" sx={{ color: isLate ? 'error.strong' : 'text.secondary' }}>
        {[t('atelier.preparation.until', { time: moment(cutOffAt) }), preparer].filter(Boolean).join(' · ')}
      </Typography>
      <LinearProgress variant="determinate" value={(100 * picked) / Math.max(1, cases)} aria-label={told} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {told}
      </Typography>
    </Box>
  )
}
