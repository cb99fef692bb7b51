import DownloadOutlined from '~icons/ic/outline-download'
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
import type { AccountingExport } from '../accounting-export.model.ts'
import { accountingExportsCalls } from '../accounting-exports.calls.ts'
import { RefuseExportDialog } from './refuse-export-dialog.tsx'

type Props = { company: { id: string; canRefuse: boolean } }

/** What the accountant was given, the last first: each gives the bytes that were written then. */
export function ExportsOfCompany({ company }: Props) {
  const t = useT()
  const { month: named, moment } = useFormat()
  const { download } = useDownload()
  const { data = [] } = useCall(accountingExportsCalls.getAccountingExports, { companyId: company.id })
  const [refused, setRefused] = useState<AccountingExport | null>(null)
  if (data.length === 0) return null
  return (
    <SectionCard title={t('finances.exports.made-before')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map(made => (
          <Box component="li" key={made.id} sx={row}>
            <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600 }}>
                {t('finances.exports.named', { number: made.number })} · {named(made.month)}
              </Typography>
              <Typography variant="body2" color="text.secondary">
                {made.former > 0
                  ? t('finances.exports.facts', { lines: made.lines, former: made.former })
                  : t('finances.exports.count', { count: made.lines })}
              </Typography>
              <Typography variant="caption" color="text.secondary" component="div" title={made.hash} noWrap>
                {made.exportedBy} · {moment(made.exportedAt)} · <bdi>{made.hash.slice(0, 12)}</bdi>
              </Typography>
              {made.refusal && (
                <Typography variant="body2">
                  <bdi>{made.refusal.reason}</bdi>
                  <Typography variant="caption" color="text.secondary" component="div">
                    {[made.refusal.by, moment(made.refusal.at)].filter(Boolean).join(' · ')}
                  </Typography>
                </Typography>
              )}
            </Box>
            {made.refusal ? (
              <Chip tone="warning" label={t('finances.exports.refused')} />
            ) : (
              company.canRefuse && (
                <Button size="small" color="inherit" onClick={() => setRefused(made)}>
                  {t('finances.exports.refuse')}
                </Button>
              )
            )}
            <IconButton
              aria-label={t('finances.exports.download', { number: made.number })}
              onClick={() => download(accountingExportsCalls.getAccountingExportFile, { id: made.id })}
            >
              <DownloadOutlined fontSize="small" />
            </IconButton>
          </Box>
        ))}
      </Box>
      {refused && <RefuseExportDialog refused={refused} onClose={() => setRefused(null)} />}
    </SectionCard>
  )
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
}
