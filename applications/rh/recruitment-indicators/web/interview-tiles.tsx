import Box from '@mui/material/Box'
import { useT } from '#kernel/web/i18n.ts'
import { StatCard } from '#kernel/web/kit/stat-card.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { interviewsPath } from '#rh/interviews/interview.model.ts'
import type { RecruitmentFigures } from '../recruitment-indicator.model.ts'

type Props = {
  figures: RecruitmentFigures
  /** The list of what waits to be read. */
  toRead: string
}

/** What waits first: applications to read, talks of the day and the week, who did not come. */
export function InterviewTiles({ figures: { funnel, interviews }, toRead }: Props) {
  const t = useT()
  const { number, percent } = useFormat()
  const { today, withinWeek, unconfirmed, noShowRate } = interviews
  const received = funnel.find(({ status }) => status === 'received')?.count ?? 0
  const note = unconfirmed > 0 && {
    note: { text: t('rh.recruitment.unconfirmed', { count: unconfirmed }), isAlarming: true },
  }
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
      }}
    >
      <StatCard label={t('rh.recruitment.to-read')} value={number(received)} to={toRead} />
      <StatCard label={t('rh.recruitment.today')} value={number(today)} to={interviewsPath} />
      <StatCard label={t('rh.recruitment.week')} value={number(withinWeek)} to={interviewsPath} {...note} />
      <StatCard label={t('rh.recruitment.no-show')} value={percent(noShowRate)} />
    </Box>
  )
}
