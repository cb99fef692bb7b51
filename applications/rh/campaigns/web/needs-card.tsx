import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { businessToday } from '#kernel/web/business-today.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { CampaignBoard } from '../campaign.model.ts'
import { GaugeBar, gaugeParts, lookOf } from './gauge-bar.tsx'

/** What each site needs by week of arrival, and how much of it is signed. */
export function NeedsCard({ board, onSet }: { board: CampaignBoard; onSet: (() => void) | undefined }) {
  const t = useT()
  const { sites, weeks, weekTotals, total } = board
  const title = t('rh.campaign.signed-of', { signed: total.ready + total.signed, needed: total.needed })
  return (
    <SectionCard title={title} {...(onSet && { onEdit: onSet })} actions={<Legend />}>
      {sites.length === 0 ? (
        <Empty title={t('rh.campaign.no-need')} text={t('rh.campaign.no-need-text')} />
      ) : (
        <Box tabIndex={0} role="region" aria-label={t('rh.campaign.needs')} sx={{ overflowX: 'auto' }}>
          <Table size="small" aria-label={t('rh.campaign.needs')} sx={{ '& th, & td': { px: 1 } }}>
            <TableHead>
              <TableRow>
                <TableCell>{t('rh.field.site')}</TableCell>
                {weeks.map(week => (
                  <Week key={week} week={week} />
                ))}
                <TableCell>{t('rh.campaign.whole')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {sites.map(({ site, weeks: gauges, total: whole }) => (
                <TableRow key={site?.id ?? 'none'}>
                  <TableCell component="th" scope="row" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
                    {site && <Dot colour={site.color} />}
                    {site?.name ?? t('rh.campaign.no-site')}
                  </TableCell>
                  {[...gauges, whole].map((gauge, at) => (
                    <TableCell key={weeks[at] ?? 'whole'}>
                      <GaugeBar gauge={gauge} />
                    </TableCell>
                  ))}
                </TableRow>
              ))}
              <TableRow>
                <TableCell component="th" scope="row" sx={{ fontWeight: 700 }}>
                  {t('rh.campaign.total')}
                </TableCell>
                {[...weekTotals, total].map((gauge, at) => (
                  <TableCell key={weeks[at] ?? 'whole'}>
                    <GaugeBar gauge={gauge} />
                  </TableCell>
                ))}
              </TableRow>
            </TableBody>
          </Table>
        </Box>
      )}
    </SectionCard>
  )
}

/** The week of arrival; one that begins within seven days is pressing. */
function Week({ week }: { week: string }) {
  const t = useT()
  const { week: numbered, dayAndMonth } = useFormat()
  const day = dayAndMonth(`${week}T12:00:00Z`)
  const days = businessToday().until(week).days
  const isSoon = days >= 0 && days <= 7
  return (
    <TableCell sx={{ whiteSpace: 'nowrap' }}>
      {numbered(week)}
      <Typography variant="caption" component="div" sx={{ color: isSoon ? 'warning.strong' : 'text.secondary' }}>
        {isSoon ? t(`rh.campaign.week-${days === 0 ? 'today' : 'soon'}`, { day, count: days }) : day}
      </Typography>
    </TableCell>
  )
}

const Dot = ({ colour }: { colour: string }) => (
  <Box
    component="span"
    sx={{ display: 'inline-block', width: 10, height: 10, borderRadius: '50%', marginInlineEnd: 1, bgcolor: colour }}
  />
)

function Legend() {
  const t = useT()
  return (
    <Box sx={{ display: { xs: 'none', md: 'flex' }, gap: 1.5 }}>
      {gaugeParts.map(part => (
        <Typography key={part} variant="caption" sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          <Box component="span" sx={[lookOf[part], { width: 16, height: 8, borderRadius: '2px' }]} />
          {t(`rh.campaign.legend.${part}`)}
        </Typography>
      ))}
    </Box>
  )
}
