import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { type FormEvent, useState } from 'react'
import { digitsOfCode } from '#kernel/shared/digits-of-code.ts'
import { ApiError, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { later } from '#kernel/web/later.tsx'
import { hiringLinkCalls } from '../hiring-link.calls.ts'

/** Fields weigh more than what stands before them: they come while the code is on its way. */
const CodeField = later(async () => (await import('#kernel/web/kit/code-field.tsx')).CodeField)
const stays = { staysOnPage: true } as const

/** Before a device has opened a file: it shows nothing of it, and says the same of a link that is good and of one that is not. */
export function CodeCard({ token, onEntered }: { token: string; onEntered: () => unknown }) {
  const t = useT()
  const asking = useSend(hiringLinkCalls.askHiringCode, stays)
  const entering = useSend(hiringLinkCalls.enterHiringFile, stays)
  const [isSent, setIsSent] = useState(false)
  const [code, setCode] = useState('')
  const [refusal, setRefusal] = useState<string | null>(null)
  const attempt = async (work: () => Promise<unknown>) => {
    setRefusal(null)
    try {
      await work()
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      setRefusal(failure.fields[0]?.message ?? failure.message)
    }
  }
  const ask = () =>
    attempt(async () => {
      await Promise.all([asking.send({ token }), CodeField.fetch()])
      setCode('')
      setIsSent(true)
    })
  const enter = (event: FormEvent) => {
    event.preventDefault()
    if (code.length < digitsOfCode || entering.isSending) return
    void attempt(async () => {
      await entering.send({ token, code })
      await onEntered()
    })
  }
  return (
    <Box sx={{ width: 1, maxWidth: 560, mx: 'auto', p: 2, display: 'grid', gap: 2 }}>
      <Typography variant="h4" component="h1">
        {t('rh.hiring.code-title')}
      </Typography>
      <Card component="form" onSubmit={enter} sx={{ p: 2, display: 'grid', gap: 2 }}>
        <Typography>{t(isSent ? 'rh.hiring.code-sent' : 'rh.hiring.code-why')}</Typography>
        {isSent && <CodeField code={code} isRefused={refusal !== null} onCode={setCode} />}
        <Box role="status" sx={{ '&:empty': { mt: -2 } }}>
          {refusal && <Alert severity="error">{refusal}</Alert>}
        </Box>
        {isSent && (
          <Button
            type="submit"
            variant="contained"
            sx={{ minHeight: 48 }}
            loading={entering.isSending}
            disabled={code.length < digitsOfCode}
          >
            {t('verb.open')}
          </Button>
        )}
        <Button
          variant={isSent ? 'text' : 'contained'}
          color={isSent ? 'inherit' : 'primary'}
          sx={{ minHeight: 48 }}
          loading={asking.isSending}
          onClick={() => void ask()}
        >
          {t(isSent ? 'rh.hiring.code-again' : 'rh.hiring.code-ask')}
        </Button>
      </Card>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {isSent && `${t('rh.hiring.code-help')} `}
        {t('rh.hiring.code-dead')}
      </Typography>
    </Box>
  )
}
