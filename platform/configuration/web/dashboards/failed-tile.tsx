import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useT } from '#kernel/web/i18n.ts'

type Props = { label: string; message: string; onRetry: () => unknown }

/** One tile that could not be read; the others stand. */
export function FailedTile({ label, message, onRetry }: Props) {
  const t = useT()
  const titleId = useId()
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: 2.5, display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Typography id={titleId} variant="h6" component="h2">
        {label}
      </Typography>
      <Typography role="alert" sx={{ color: 'text.secondary' }}>
        {message}
      </Typography>
      <Button size="small" variant="outlined" color="inherit" onClick={() => onRetry()}>
        {t('kernel.failed.retry')}
      </Button>
    </Card>
  )
}
