import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { Request, StepOfRequest } from '../request.model.ts'

/** Who approves, one after the other, and where it stands. */
export function CircuitCard({ request: { steps, state } }: { request: Request }) {
  const t = useT()
  if (steps.length === 0) return null
  const present = state === 'submitted' ? steps.find(({ decision }) => decision === null) : undefined
  return (
    <SectionCard title={t('demandes.request.circuit')}>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {steps.map(step => (
          <StepRow key={step.rank} step={step} isPresent={step === present} />
        ))}
      </Box>
    </SectionCard>
  )
}

function StepRow({ step, isPresent }: { step: StepOfRequest; isPresent: boolean }) {
  const t = useT()
  const { moment } = useFormat()
  const { role, approvers, decision, decidedBy, decidedAt } = step
  const who = decidedBy ?? (approvers.join(', ') || t('demandes.request.nobody'))
  return (
    <Box component="li" aria-current={isPresent ? 'step' : undefined} sx={{ display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography sx={{ fontWeight: 600 }}>
          <bdi>{who}</bdi>
        </Typography>
        {decision && (
          <Chip
            label={t(`demandes.request.decision.${decision}`)}
            tone={decision === 'approved' ? 'success' : 'error'}
          />
        )}
        {isPresent && <Chip label={t('demandes.request.present-step')} tone="warning" />}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {[t(`demandes.circuit.role.${role}`), decidedAt && moment(decidedAt)].filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  )
}
