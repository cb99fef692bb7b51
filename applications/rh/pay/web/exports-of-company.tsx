import DownloadOutlined from '~icons/ic/outline-download'
import SendOutlined from '~icons/ic/outline-send'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { useDownload } from '#kernel/web/use-download.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { Sending } from '../pay-export.model.ts'
import { payExportsCalls } from '../pay-exports.calls.ts'
import { SendExportDialog } from './send-export-dialog.tsx'

type Props = {
  companyId: string
  /** Whether the reader tells the software what it is to know. */
  canSend: boolean
}

/** What the payroll software of a company was told, the last first: each gives the bytes that were written then, and is sent by API. */
export function ExportsOfCompany({ companyId, canSend }: Props) {
  const t = useT()
  const { digits, moment } = useFormat()
  const { download } = useDownload()
  const { data = [] } = useCall(payExportsCalls.getPayExports, { companyId })
  const [sentId, setSentId] = useState<string | null>(null)
  const sent = data.find(({ id }) => id === sentId)
  if (data.length === 0) return null
  return (
    <SectionCard title={t('rh.pay.exports')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map(({ id, number, from, to, lines, people, corrections, hash, exportedBy, exportedAt, sending }) => (
          <Box
            component="li"
            key={id}
            sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 1, borderTop: 1, borderColor: 'divider' }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600 }}>
                {t('rh.pay.export-named', { number })} · <bdi>{`${digits(from)} – ${digits(to)}`}</bdi>
              </Typography>
              <Typography variant="body2" color="text.secondary">
                {t('rh.pay.export-facts', { lines, people, corrections })}
              </Typography>
              <Typography variant="caption" color="text.secondary" component="div" title={hash} noWrap>
                {[exportedBy, moment(exportedAt)].filter(Boolean).join(' · ')} · <bdi>{hash.slice(0, 12)}</bdi>
              </Typography>
            </Box>
            {sending && <SendingChip {...sending} />}
            {sending && canSend && sending.told < sending.total && (
              <Button size="small" startIcon={<SendOutlined />} onClick={() => setSentId(id)}>
                {t(sending.told > 0 ? 'rh.pay.send-rest' : 'verb.send')}
              </Button>
            )}
            <IconButton
              aria-label={t('rh.pay.export-download', { number })}
              onClick={() => download(payExportsCalls.getPayExportFile, { id })}
            >
              <DownloadOutlined fontSize="small" />
            </IconButton>
          </Box>
        ))}
      </Box>
      {sent && <SendExportDialog sent={sent} onClose={() => setSentId(null)} />}
    </SectionCard>
  )
}

/** How far the software was told it. */
function SendingChip({ total, told, unsure }: Sending) {
  const t = useT()
  if (told === total) return <Chip tone="success" label={t('rh.pay.sent')} />
  if (unsure > 0) return <Chip tone="warning" label={t('rh.pay.unsure', { count: unsure })} />
  return <Chip tone="neutral" label={told > 0 ? t('rh.pay.sent-part', { told, total }) : t('rh.pay.to-send')} />
}
