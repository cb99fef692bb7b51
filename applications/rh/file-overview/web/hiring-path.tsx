import CheckCircle from '~icons/ic/baseline-check-circle'
import ErrorIcon from '~icons/ic/baseline-error'
import RadioButtonUnchecked from '~icons/ic/baseline-radio-button-unchecked'
import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useT } from '#kernel/web/i18n.ts'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { HiringStep, PathStep, StepState } from '../file-overview.model.ts'

/** How far a hiring has come, step by step, with the way to the one that is open. */
export function HiringPath({ path }: { path: readonly PathStep[] }) {
  const t = useT()
  if (path.length === 0) return null
  const done = path.filter(({ state }) => state === 'done').length
  return (
    <SectionCard
      title={t('rh.overview.path')}
      actions={
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('rh.overview.path-done', { done, steps: path.length })}
        </Typography>
      }
    >
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {path.map(step => (
          <Step key={step.step} {...step} />
        ))}
      </Box>
    </SectionCard>
  )
}

function Step({ step, state, on }: PathStep) {
  const t = useT()
  const { date } = useFormat()
  const name = t(`rh.overview.step.${step}`)
  const isOpen = state === 'next' || state === 'late'
  const isForeseen = step === 'arrival' && state !== 'done' && on !== null
  return (
    <Box component="li" sx={{ display: 'grid', gridTemplateColumns: '22px 1fr', columnGap: 1.25 }}>
      <Box sx={{ display: 'grid', gridTemplateRows: '22px 1fr', justifyItems: 'center' }}>
        {signs[state]}
        <Box sx={{ width: 2, bgcolor: 'divider', minHeight: 14, 'li:last-child &': { display: 'none' } }} />
      </Box>
      <Box sx={{ pb: 1 }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {isOpen && wayTo[step] ? (
            <MuiLink component={Link} to={wayTo[step]}>
              {name}
            </MuiLink>
          ) : (
            name
          )}
        </Typography>
        <Typography
          variant="caption"
          component="p"
          sx={theme => ({ color: isOpen ? theme.vars.palette.warning.strong : theme.vars.palette.text.secondary })}
        >
          {state === 'done' || isForeseen
            ? on && t(isForeseen ? 'rh.overview.foreseen' : 'rh.overview.done-on', { date: date(on) })
            : t(`rh.overview.state.${state}`)}
        </Typography>
      </Box>
    </Box>
  )
}

const wayTo: Partial<Record<HiringStep, string>> = {
  contract: '?tab=contracts',
  signature: '?tab=contracts',
  delivery: '?tab=contracts',
}

const signs: Record<StepState, ReactNode> = {
  done: <CheckCircle color="success" sx={{ fontSize: 20 }} aria-hidden />,
  next: <ErrorIcon color="warning" sx={{ fontSize: 20 }} aria-hidden />,
  late: <ErrorIcon color="error" sx={{ fontSize: 20 }} aria-hidden />,
  waiting: <RadioButtonUnchecked color="disabled" sx={{ fontSize: 20 }} aria-hidden />,
}
