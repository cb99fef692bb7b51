import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import type { z } from 'zod'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import type { CertificateTest } from '../../certificate.model.ts'
import { certificatesCalls } from '../../certificates.calls.ts'

/** Seals a page of ours as a document would be, time included, and says at which level. */
export function CertificateTrial() {
  const t = useT()
  const [found, setFound] = useState<z.output<typeof CertificateTest> | null>(null)
  const { start, isSending } = useSend(certificatesCalls.testSealingCertificate, { onDone: setFound })
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Button variant="contained" loading={isSending} onClick={() => start({})}>
        {t('sealing.certificate.test')}
      </Button>
      <Box role="status" sx={{ width: 1 }}>
        {found && <Alert severity={toneOf(found)}>{found.message}</Alert>}
      </Box>
    </Box>
  )
}

const toneOf = ({ ok, level }: z.output<typeof CertificateTest>) =>
  ok ? (level === 'B-B' ? 'warning' : 'success') : 'error'
