import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { AnswerOf } from '#kernel/shared/call.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { CancelButton } from '#kernel/web/kit/cancel-button.tsx'
import { CopyButton } from '#kernel/web/kit/copy-button.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { passwordsCalls } from '#platform/identity/passwords.calls.ts'

type Props = { userId: string; name: string; onClose: () => void }

/** A password to read out, shown once: whoever closes the dialog does not find it again. */
export function TemporaryPassword({ userId, name, onClose }: Props) {
  const t = useT()
  const { moment } = useFormat()
  const [given, setGiven] = useState<AnswerOf<typeof passwordsCalls.giveTemporaryPassword> | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const { send, isSending } = useSend(passwordsCalls.giveTemporaryPassword, { staysOnPage: true })
  const give = () =>
    send({ userId }).then(setGiven, (error: Error) => {
      setFailure(error.message)
    })
  return (
    <Dialog
      title={t('users.account.password-title', { name })}
      onClose={onClose}
      width="xs"
      actions={
        <>
          <CancelButton text={t(given ? 'verb.close' : 'verb.cancel')} onClick={onClose} />
          {!given && (
            <Button variant="contained" loading={isSending} onClick={() => void give()}>
              {t('users.account.password')}
            </Button>
          )}
        </>
      }
    >
      {failure && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {failure}
        </Alert>
      )}
      {given ? (
        <>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }} role="status">
            <Typography component="code" dir="ltr" sx={{ fontSize: '1.15rem', fontWeight: 650 }}>
              {given.password}
            </Typography>
            <CopyButton text={given.password} label={t('users.account.password-copy')} />
          </Box>
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
            {t('users.account.password-until', { until: moment(given.until) })}
          </Typography>
        </>
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>{t('users.account.password-text')}</Typography>
      )}
    </Dialog>
  )
}
