import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import { digitsOfCode } from '#kernel/shared/digits-of-code.ts'
import type { ApiError } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import type { SigningLink } from '#platform/envelopes/signing.model.ts'
import type { Signing } from './use-signing.ts'

/** Fields weigh more than what stands before them: they come while the code is on its way. */
const fetchField = () => import('#kernel/web/kit/code-field.tsx')
/** What fails here is fetched again once the code was sent. */
const fetchAhead = () => void fetchField().catch(() => undefined)
const CodeField = lazy(async () => ({ default: (await fetchField()).CodeField }))

type Channel = 'mail' | 'sms'
type Props = { link: SigningLink; signing: Signing; onAsked: () => void }

/** Nothing is shown before the code: a mail that was passed on tells nobody of a salary. */
export function CodeStep({ link, signing, onAsked }: Props) {
  const t = useT()
  const usual = link.phone === null ? 'mail' : 'sms'
  const [sentBy, setSentBy] = useState<Channel | null>(null)
  const [code, setCode] = useState('')
  const [isAtWork, setIsAtWork] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  const attempt = async (work: () => Promise<unknown>) => {
    setIsAtWork(true)
    setRefusal(null)
    try {
      await work()
    } catch (failure) {
      const { fields, message } = failure as ApiError
      setRefusal(fields[0]?.message ?? message)
    } finally {
      setIsAtWork(false)
    }
  }
  const ask = (channel: Channel) =>
    attempt(async () => {
      fetchAhead()
      await signing.askCode(channel)
      onAsked()
      setCode('')
      setSentBy(channel)
    })
  const enter = (event: FormEvent) => {
    event.preventDefault()
    if (code.length === digitsOfCode && !isAtWork) void attempt(() => signing.enter(code))
  }

  return (
    <>
      <Box>
        <Typography variant="h4" component="h1">
          {t(link.status === 'signed' ? 'signing.your-documents' : 'signing.documents-of', { company: link.company })}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{link.kind}</Typography>
      </Box>
      <Card component="form" onSubmit={enter} sx={{ p: 2, display: 'grid', gap: 2 }}>
        <Typography>
          {t(sentBy ? 'signing.code-sent' : 'signing.code-why')}{' '}
          <Box component="bdi" dir="ltr" sx={{ whiteSpace: 'nowrap', fontWeight: 600 }}>
            {(sentBy ?? usual) === 'sms' ? link.phone : link.mail}
          </Box>
        </Typography>
        {sentBy && (
          <Suspense fallback={<Skeleton variant="rounded" height={63} />}>
            <CodeField code={code} isRefused={refusal !== null} onCode={setCode} />
          </Suspense>
        )}
        <Box role="status">{refusal && <Alert severity="error">{refusal}</Alert>}</Box>
        {sentBy ? (
          <>
            <Button
              type="submit"
              variant="contained"
              sx={large}
              loading={isAtWork}
              disabled={code.length < digitsOfCode}
            >
              {t('verb.continue')}
            </Button>
            <Button color="inherit" sx={{ minHeight: 48 }} disabled={isAtWork} onClick={() => void ask(sentBy)}>
              {t('signing.code-again')}
            </Button>
          </>
        ) : (
          <Button variant="contained" sx={large} loading={isAtWork} onClick={() => void ask(usual)}>
            {t(usual === 'sms' ? 'signing.code-ask-sms' : 'signing.code-ask')}
          </Button>
        )}
        {usual === 'sms' && link.mail !== null && sentBy !== 'mail' && (
          <Button color="inherit" sx={{ minHeight: 48 }} disabled={isAtWork} onClick={() => void ask('mail')}>
            {t('signing.code-by-mail')}
          </Button>
        )}
      </Card>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('signing.code-help')}
      </Typography>
    </>
  )
}

const large = { minHeight: 60, fontSize: '1.05rem' }
