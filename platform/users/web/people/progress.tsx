import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useT } from '#kernel/web/i18n.ts'

export function HowFar({ done, total, isWorking }: { done: number; total: number; isWorking: boolean }) {
  const t = useT()
  const textId = useId()
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography id={textId} role="status">
        {t(isWorking ? 'users.progress.working' : 'users.progress.done', { done, total })}
      </Typography>
      <LinearProgress aria-labelledby={textId} variant="determinate" value={total === 0 ? 100 : (done / total) * 100} />
    </Box>
  )
}

type Failure = { id: string; name: string; reason: string }

export function Failures({ failures }: { failures: readonly Failure[] }) {
  const t = useT()
  if (failures.length === 0) return null
  return (
    <Alert severity="error" sx={{ mt: 2 }}>
      {t('users.progress.failed', { count: failures.length })}
      <Box component="ul" sx={{ m: 0, mt: 0.5, paddingInlineStart: 2.25 }}>
        {failures.map(({ id, name, reason }) => (
          <li key={id}>
            <bdi>{name}</bdi>
            {` : ${reason}`}
          </li>
        ))}
      </Box>
    </Alert>
  )
}
