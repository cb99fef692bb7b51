import Add from '~icons/ic/baseline-add'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { CardGrid } from '#kernel/web/kit/card-grid.tsx'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { Confirm } from '#kernel/web/kit/confirm.tsx'
import { CopyButton } from '#kernel/web/kit/copy-button.tsx'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { useWorkshop } from '#atelier/use-workshop.ts'
import { WorkshopFilter } from '#atelier/workshop-filter.tsx'
import type { DisplayLink } from '../display-link.model.ts'
import { wallCalls } from '../wall.calls.ts'
import { DisplayDialog } from './display-dialog.tsx'

/** Links that open lines on screens where nobody signs in: made, told once, withdrawn. */
export function DisplaysPage() {
  const t = useT()
  const place = useWorkshop()
  const { workshop } = place
  const [isMaking, setIsMaking] = useState(false)
  const [url, setUrl] = useState<string | null>(null)
  return (
    <Page
      title={t('atelier.display.title')}
      context={workshop && `${workshop.name} · ${workshop.company}`}
      actions={
        <>
          <WorkshopFilter {...place} />
          {workshop && (
            <Button variant="contained" startIcon={<Add />} onClick={() => setIsMaking(true)}>
              {t('atelier.display.make')}
            </Button>
          )}
        </>
      }
    >
      <Typography sx={{ color: 'text.secondary', maxWidth: 720 }}>{t('atelier.display.help')}</Typography>
      {url && (
        <Alert severity="success" action={<CopyButton text={url} label={t('atelier.display.copy')} />}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {t('atelier.display.made')}
          </Typography>
          <Box component="bdi" dir="ltr" sx={{ overflowWrap: 'anywhere' }}>
            {url}
          </Box>
        </Alert>
      )}
      {place.error && <Failed error={place.error} onRetry={place.again} />}
      {workshop && <Links workshopId={workshop.id} />}
      {isMaking && workshop && (
        <DisplayDialog workshopId={workshop.id} onMade={setUrl} onClose={() => setIsMaking(false)} />
      )}
    </Page>
  )
}

function Links({ workshopId }: { workshopId: string }) {
  const t = useT()
  const { data, error, refetch } = useCall(wallCalls.getWallLinks, { atelierId: workshopId }, { staysOnPage: true })
  if (error && !data) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return null
  if (data.length === 0) return <Empty title={t('atelier.display.none')} text={t('atelier.display.none-text')} />
  return (
    <CardGrid most={3}>
      {data.map(link => (
        <LinkCard key={link.id} link={link} />
      ))}
    </CardGrid>
  )
}

function LinkCard({ link }: { link: DisplayLink }) {
  const t = useT()
  const { moment } = useFormat()
  const [isAsking, setIsAsking] = useState(false)
  const revoking = useSend(wallCalls.revokeWallLink, { staysOnPage: true })
  const isOver = link.expiresAt <= Temporal.Now.instant().toString()
  const isAlive = !link.revokedAt && !isOver
  return (
    <Card component="section" aria-label={link.label} sx={{ p: 2.5, display: 'grid', gap: 1, alignContent: 'start' }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
        <Typography variant="h6" component="h2" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
          {link.label}
        </Typography>
        <Chip
          tone={isAlive ? 'success' : 'neutral'}
          label={t(
            isAlive ? 'atelier.display.alive' : link.revokedAt ? 'atelier.display.revoked' : 'atelier.display.over',
          )}
        />
      </Box>
      <Box>{link.lines.join(' · ')}</Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('atelier.display.told', {
          by: link.createdBy ?? '—',
          from: moment(link.createdAt),
          to: moment(link.expiresAt),
        })}
      </Typography>
      {isAlive && (
        <Box>
          <Button color="error" size="small" onClick={() => setIsAsking(true)}>
            {t('atelier.display.revoke')}
          </Button>
        </Box>
      )}
      {isAsking && (
        <Confirm
          title={t('atelier.display.revoke-title')}
          verb={t('atelier.display.revoke')}
          isDestructive
          onConfirm={() => revoking.send({ id: link.id })}
          onClose={() => setIsAsking(false)}
        >
          {t('atelier.display.revoke-text', { label: link.label })}
        </Confirm>
      )}
    </Card>
  )
}
