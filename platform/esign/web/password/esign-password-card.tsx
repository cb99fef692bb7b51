import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { esignConfigCalls } from '../../esign-config.calls.ts'
import { ChangePasswordDialog } from './change-password-dialog.tsx'
import { ChoosePasswordDialog } from './choose-password-dialog.tsx'

/** Whether the company has a password to sign with; without one, sending is off and this says so. */
export function EsignPasswordCard({ clientId }: { clientId: string }) {
  const t = useT()
  const [doing, setDoing] = useState<'create' | 'change' | 'reset' | null>(null)
  const close = () => setDoing(null)
  const { data, error, refetch } = useCall(esignConfigCalls.hasClientConfiguredPassword, { clientId })
  return (
    <SectionCard
      title={t('field.signaturePassword')}
      actions={
        data && (
          <Chip
            label={t(data.configured ? 'esign.password.set' : 'esign.password.unset')}
            tone={data.configured ? 'success' : 'warning'}
          />
        )
      }
    >
      {error && <Failed error={error} onRetry={refetch} />}
      {!data && !error && <LinesSkeleton lines={2} />}
      {data?.configured && (
        <>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('esign.password.is-set')}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
            <Button variant="outlined" color="inherit" onClick={() => setDoing('change')}>
              {t('esign.password.change')}
            </Button>
            <Button color="inherit" onClick={() => setDoing('reset')}>
              {t('verb.reset')}
            </Button>
          </Box>
        </>
      )}
      {data && !data.configured && (
        <>
          <Alert severity="warning">{t('esign.password.is-unset')}</Alert>
          <Button variant="contained" onClick={() => setDoing('create')} sx={{ mt: 2 }}>
            {t('esign.password.create')}
          </Button>
        </>
      )}
      {doing === 'change' && <ChangePasswordDialog clientId={clientId} onClose={close} />}
      {doing === 'create' && <ChoosePasswordDialog clientId={clientId} onClose={close} />}
      {doing === 'reset' && <ChoosePasswordDialog clientId={clientId} replacesLostOne onClose={close} />}
    </SectionCard>
  )
}
