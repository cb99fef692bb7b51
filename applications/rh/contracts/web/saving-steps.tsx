import CheckCircle from '~icons/ic/baseline-check-circle'
import ErrorOutlined from '~icons/ic/outline-error'
import RadioButtonUnchecked from '~icons/ic/baseline-radio-button-unchecked'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import { savingSteps } from '../contract.model.ts'
import type { Progress, ShownStep } from './use-save-contract.ts'

type Props = { progress: Progress; onRetry: () => void }

/** The four steps of a saving as they turn, and the way on where one of them failed. */
export function SavingSteps({ progress: { steps, failure }, onRetry }: Props) {
  const t = useT()
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box
        component="ol"
        aria-label={t('rh.contract.saving')}
        aria-live="polite"
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}
      >
        {savingSteps.map(step => (
          <Box
            component="li"
            key={step}
            sx={{ display: 'grid', gridTemplateColumns: '24px 1fr auto', gap: 1.5, alignItems: 'center' }}
          >
            {iconOf(steps[step])}
            <Typography>{t(`rh.contract.saving.${step}`)}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t(`rh.contract.step.${steps[step]}`)}
            </Typography>
          </Box>
        ))}
      </Box>
      {failure && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={onRetry}>
              {t('rh.contract.retry')}
            </Button>
          }
        >
          {failure}
        </Alert>
      )}
    </Box>
  )
}

function iconOf(state: ShownStep) {
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
