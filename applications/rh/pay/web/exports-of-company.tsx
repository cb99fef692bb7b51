import DownloadOutlined from '~icons/ic/outline-download'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { useDownload } from '#kernel/web/use-download.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { payExportsCalls } from '../pay-exports.calls.ts'

/** What the payroll software of a company was told, the last first: each gives the bytes that were written then. */
export function ExportsOfCompany({ companyId }: { companyId: string }) {
  const t = useT()
  const { digits, moment } = useFormat()
  const { download } = useDownload()
  const { data = [] } = useCall(payExportsCalls.getPayExports, { companyId })
  if (data.length === 0) return null
  return (
    <SectionCard title={t('rh.pay.exports')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map(({ id, number, from, to, lines, people, corrections, hash, exportedBy, exportedAt }) => (
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
            <IconButton
              aria-label={t('rh.pay.export-download', { number })}
              onClick={() => download(payExportsCalls.getPayExportFile, { id })}
            >
              <DownloadOutlined fontSize="small" />
            </IconButton>
          </Box>
        ))}
      </Box>
    </SectionCard>
  )
}
