import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { CopyButton } from '#kernel/web/kit/copy-button.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { SideSheet } from '#kernel/web/kit/side-sheet.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { InspectorLink } from '../inspection.model.ts'
import { registerCalls } from '../register.calls.ts'
import type { Establishment } from '../register-line.model.ts'

const sending = { staysOnPage: true }

/** Links by which an inspector reads the register without an account: made, told once, withdrawn. */
export function InspectorSheet({ establishment, onClose }: { establishment: Establishment; onClose: () => void }) {
  const t = useT()
  const siret = establishment.siret ?? ''
  const [url, setUrl] = useState<string | null>(null)
  const { data, error, refetch } = useCall(registerCalls.getInspectorLinks, { siret }, { staysOnPage: true })
  const making = useSend(registerCalls.makeInspectorLink, { ...sending, onDone: made => setUrl(made.url) })
  return (
    <SideSheet title={t('rh.register.inspector')} context={establishment.name} onClose={onClose}>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <Typography sx={{ color: 'text.secondary' }}>{t('rh.register.link-help')}</Typography>
        {url && (
          <Alert severity="success" action={<CopyButton text={url} label={t('rh.register.link-copy')} />}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {t('rh.register.link-made')}
            </Typography>
            <Box component="bdi" dir="ltr" sx={{ overflowWrap: 'anywhere' }}>
              {url}
            </Box>
          </Alert>
        )}
        <Box>
          <Button variant="contained" loading={making.isSending} onClick={() => making.start({ siret })}>
            {t('rh.register.link-make')}
          </Button>
        </Box>
        {error && <Failed error={error} onRetry={refetch} />}
        {data && data.length > 0 && (
          <Box component="section" aria-label={t('rh.register.link-former')}>
            <Typography variant="h6" component="h3">
              {t('rh.register.link-former')}
            </Typography>
            {data.map(link => (
              <LinkTold key={link.id} link={link} />
            ))}
          </Box>
        )}
      </Box>
    </SideSheet>
  )
}

function LinkTold({ link }: { link: InspectorLink }) {
  const t = useT()
  const { moment } = useFormat()
  const revoking = useSend(registerCalls.revokeInspectorLink, sending)
  const isOver = link.expiresAt <= Temporal.Now.instant().toString()
  const isAlive = !link.revokedAt && !isOver
  return (
    <Box sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider', display: 'grid', gap: 0.5 }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {t('rh.register.link-told', { by: link.createdBy ?? '—', at: moment(link.createdAt) })}
      </Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {t('rh.register.link-until', { at: moment(link.expiresAt) })} ·{' '}
        {t('rh.register.link-uses', { count: link.uses })}
      </Typography>
      <Box>
        {isAlive ? (
          <Button
            size="small"
            color="error"
            loading={revoking.isSending}
            onClick={() => revoking.start({ id: link.id })}
          >
            {t('rh.register.link-revoke')}
          </Button>
        ) : (
          <Chip label={t(link.revokedAt ? 'rh.register.link-revoked' : 'rh.register.link-dead')} />
        )}
      </Box>
    </Box>
  )
}
