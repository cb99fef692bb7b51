import ErrorOutlineOutlined from '~icons/ic/outline-error-outline'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { ApiError } from '../api-error.ts'
import { useT } from '../i18n.ts'
import { useTryWhenBack } from '../use-try-when-back.ts'
import { Absent } from './absent.tsx'
import { CopyButton } from './copy-button.tsx'

type Props = { error: Error; onRetry?: () => void }

/** Not a refusal: its words are not for the person. */
const unknown = { status: undefined, requestId: undefined, message: undefined }

/** What happened, the way to try again, and the number to give to whoever helps. */
export function Failed({ error, onRetry }: Props) {
  const t = useT()
  const { status, requestId, message } = error instanceof ApiError ? error : unknown
  const isUnanswered = status === 0
  const isCutOff = useTryWhenBack(() => isUnanswered && onRetry?.()) && isUnanswered
  if (status === 404) return <Absent />
  return (
    <Box role="alert" sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center', gap: 1, px: 3, py: 6 }}>
      <ErrorOutlineOutlined aria-hidden sx={{ fontSize: 44, color: 'error.main' }} />
      <Typography variant="h6" component="p">
        {t(isCutOff ? 'kernel.route.cut-off-title' : 'kernel.failed.title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: 480 }}>
        {isCutOff ? t('kernel.route.cut-off') : (message ?? t('kernel.api.unknown'))}
      </Typography>
      {onRetry && (
        <Button variant="outlined" color="inherit" onClick={onRetry} sx={{ mt: 1.5 }}>
          {t('kernel.failed.retry')}
        </Button>
      )}
      {requestId && (
        <Typography variant="caption" sx={{ display: 'flex', alignItems: 'center', color: 'text.secondary' }}>
          {t('kernel.failed.request', { requestId })}
          <CopyButton text={requestId} label={t('kernel.failed.copy')} />
        </Typography>
      )}
    </Box>
  )
}
