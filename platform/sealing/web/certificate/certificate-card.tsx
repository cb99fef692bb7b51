import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { certificatesCalls } from '../../certificates.calls.ts'
import { CertificateFacts } from './certificate-facts.tsx'
import { CertificateTrial } from './certificate-trial.tsx'
import { FormerCertificates } from './former-certificates.tsx'
import { GiveCertificateDialog } from './give-certificate-dialog.tsx'
import { RevokeCertificate } from './revoke-certificate.tsx'
import { MakeCertificate } from './make-certificate.tsx'

/** What the company seals its documents with: the installation's own, or one that a trust service gave. */
export function CertificateCard() {
  const t = useT()
  const [doing, setDoing] = useState<'make' | 'give' | 'revoke' | null>(null)
  const close = () => setDoing(null)
  const { data, error, refetch } = useCall(certificatesCalls.getSealingCertificates, {})
  const active = data?.find(({ state }) => state === 'active')
  const former = data?.filter(({ state }) => state !== 'active') ?? []
  return (
    <SectionCard title={t('sealing.certificate.title')}>
      {error && <Failed error={error} onRetry={refetch} />}
      {!data && !error && <LinesSkeleton lines={3} />}
      {data && (
        <Box sx={{ display: 'grid', gap: 2 }}>
          {active?.isExpired && <Alert severity="error">{t('sealing.certificate.expired')}</Alert>}
          {active ? (
            <CertificateFacts certificate={active} />
          ) : (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('sealing.certificate.none')}
            </Typography>
          )}
          <CertificateTrial />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button variant="outlined" color="inherit" onClick={() => setDoing('give')}>
              {t('sealing.certificate.give')}
            </Button>
            <Button color="inherit" onClick={() => setDoing('make')}>
              {t('sealing.certificate.make')}
            </Button>
            {active && (
              <Button color="error" onClick={() => setDoing('revoke')}>
                {t('sealing.certificate.revoke')}
              </Button>
            )}
          </Box>
          {former.length > 0 && <FormerCertificates certificates={former} />}
        </Box>
      )}
      {doing === 'give' && <GiveCertificateDialog onClose={close} />}
      {doing === 'make' && <MakeCertificate onClose={close} />}
      {doing === 'revoke' && active && <RevokeCertificate certificate={active} onClose={close} />}
    </SectionCard>
  )
}
