import CheckCircle from '~icons/ic/baseline-check-circle'
import ErrorOutlined from '~icons/ic/outline-error'
import RadioButtonUnchecked from '~icons/ic/baseline-radio-button-unchecked'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import { type Declaring, declaringSteps, type StepShown } from './use-declare.ts'

type Props = { declaring: Declaring; onRetry: () => void }

/** The five steps of a declaration as they run, and the way on where one of them failed. */
export function DeclaringView({ declaring: { steps, failure }, onRetry }: Props) {
  const t = useT()
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box
        component="ol"
        aria-label={t('rh.dpae.steps')}
        aria-live="polite"
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.25 }}
      >
        {declaringSteps.map(step => (
          <Box
            component="li"
            key={step}
            sx={{ display: 'grid', gridTemplateColumns: '24px 1fr auto', gap: 1.5, alignItems: 'center' }}
          >
            {iconOf(steps[step])}
            <Typography sx={{ fontWeight: 600 }}>{t(`rh.dpae.step.${step}`)}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t(`rh.dpae.step-state.${steps[step]}`)}
            </Typography>
          </Box>
        ))}
      </Box>
      {failure && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={onRetry}>
              {t('rh.dpae.retry')}
            </Button>
          }
        >
          {failure}
        </Alert>
      )}
    </Box>
  )
}

function iconOf(state: StepShown) {
  switch (state) {
    case 'completed':
      return <CheckCircle color="success" />
    case 'failed':
      return <ErrorOutlined color="error" />
    case 'running':
      return <CircularProgress size={20} aria-hidden />
    default:
      return <RadioButtonUnchecked color="disabled" />
  }
}
