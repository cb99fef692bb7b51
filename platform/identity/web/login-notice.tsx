import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { Link } from 'react-router'
import { useT } from '#kernel/web/i18n.ts'
import type { Refusal } from './use-sign-in.ts'

type Props = { refusal: Refusal | undefined; title: string | undefined; text: string | undefined }

/** Why the last try was refused, or else why one is here. */
export function LoginNotice({ refusal, title, text }: Props) {
  const t = useT()
  if (refusal) {
    return (
      <Alert severity={refusal.isMaintenance ? 'warning' : 'error'} variant="outlined">
        {refusal.text}{' '}
        {refusal.isMaintenance && (
          <Box component={Link} to="/maintenance" sx={{ color: 'inherit' }}>
            {t('identity.login.maintenance')}
          </Box>
        )}
      </Alert>
    )
  }
  return (
    text && (
      <Alert severity="info" variant="outlined" role="status">
        {title && <strong>{title}</strong>}
        <div>{text}</div>
      </Alert>
    )
  )
}
