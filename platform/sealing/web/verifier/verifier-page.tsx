import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { ApiError } from '#kernel/web/api.ts'
import { fetchCall } from '#kernel/web/fetch-call.ts'
import { useT } from '#kernel/web/i18n.ts'
import { FileDrop } from '#kernel/web/kit/file-drop.tsx'
import { Logo } from '#kernel/web/kit/logo.tsx'
import { mostBytes } from '../../verification.model.ts'
import { verificationCalls } from '../../verification.calls.ts'
import { FoundFile, type Found } from './found-file.tsx'
import { useCheckFile } from './use-check-file.ts'

const rule = { types: ['application/pdf', '.pdf'], maxBytes: mostBytes }

/** Whoever holds a sealed file may check it here, without an account. The address of an attestation says its digest. */
export function VerifierPage() {
  const t = useT()
  const [query] = useSearchParams()
  const [found, setFound] = useState<Found | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isReading, setIsReading] = useState(false)
  const checkFile = useCheckFile()
  const named = query.get('sha256') ?? ''

  useEffect(() => {
    if (named === '') return
    fetchCall(verificationCalls.getKnownFile, { sha256: named }, { staysOnPage: true }).then(
      known => setFound(present => present ?? { name: null, sha256: named, known, read: null }),
      () => undefined,
    )
  }, [named])

  const check = async ([file]: readonly File[]) => {
    if (!file) return
    setRefusal(null)
    setFound(null)
    setIsReading(true)
    try {
      setFound(await checkFile(file))
    } catch (failure) {
      setRefusal((failure as ApiError).message)
    } finally {
      setIsReading(false)
    }
  }

  return (
    <Box component="main" sx={{ maxWidth: 640, mx: 'auto', p: 2, display: 'grid', gap: 2.5, alignContent: 'start' }}>
      <Logo size={36} />
      <Box>
        <Typography variant="h4" component="h1">
          {t('sealing.verify.title')}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 1 }}>{t('sealing.verify.text')}</Typography>
      </Box>
      <FileDrop
        label={t('sealing.verify.drop')}
        choose={t('verb.chooseFile')}
        help={t('sealing.verify.help')}
        rule={rule}
        onFiles={files => void check(files)}
      />
      <Box role="status">{isReading && <LinearProgress aria-label={t('state.loading')} />}</Box>
      {refusal && <Alert severity="error">{refusal}</Alert>}
      {found && <FoundFile found={found} />}
    </Box>
  )
}
