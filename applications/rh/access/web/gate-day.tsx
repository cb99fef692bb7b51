import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { StatCard } from '#kernel/web/kit/stat-card.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { GateToday } from '../passage.model.ts'
import { ResultChip } from './result-chip.tsx'

type Props = { today: { data: GateToday | undefined; error: Error | null; refetch: () => unknown } }

/** The day of a gate in figures, what came through last, and who never left. */
export function GateDay({ today: { data, error, refetch } }: Props) {
  const t = useT()
  const { number, time, moment } = useFormat()
  if (error && !data) return <Failed error={error} onRetry={refetch} />
  if (!data) return <CardSkeleton lines={6} />
  const figures = [
    ['rh.access.on-site', data.onSite],
    ['rh.access.entered', data.entered],
    ['rh.access.left', data.left],
    ['rh.access.refused-count', data.refused],
  ] as const
  return (
    <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
        {figures.map(([label, figure]) => (
          <StatCard key={label} label={t(label)} value={number(figure)} />
        ))}
      </Box>
      {data.withoutExit.length > 0 && (
        <SectionCard title={t('rh.access.without-exit')}>
          <Box component="ul" sx={list}>
            {data.withoutExit.map(({ employeeId, name, firstname, since }) => (
              <Box component="li" key={employeeId} sx={line}>
                <bdi>
                  {name} {firstname}
                </bdi>
                <Typography variant="body2" color="text.secondary">
                  {moment(since)}
                </Typography>
              </Box>
            ))}
          </Box>
        </SectionCard>
      )}
      <SectionCard title={t('rh.access.last-ones')}>
        {data.last.length === 0 && <Typography color="text.secondary">{t('rh.access.log-empty')}</Typography>}
        <Box component="ul" sx={list}>
          {data.last.map(passage => (
            <Box component="li" key={passage.id} sx={line}>
              <Box sx={{ minWidth: 0 }}>
                <bdi>{passage.name === null ? passage.number : `${passage.name} ${passage.firstname}`}</bdi>
                <Typography variant="body2" color="text.secondary">
                  {t(`rh.access.direction.${passage.direction}`)} · <bdi>{time(passage.at)}</bdi>
                </Typography>
              </Box>
              <ResultChip passage={passage} />
            </Box>
          ))}
        </Box>
      </SectionCard>
    </Box>
  )
}

const list = { listStyle: 'none', m: 0, p: 0 } as const
const line = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 1,
  py: 0.75,
  borderTop: 1,
  borderColor: 'divider',
} as const
