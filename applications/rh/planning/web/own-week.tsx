import Button from '@mui/material/Button'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { planningCalls } from '../planning.calls.ts'

/** The week of whoever is signed in, as it was published; he says once that he has read it. */
export function OwnWeek({ week }: { week: { isoYear: number; isoWeek: number } }) {
  const t = useT()
  const { duration, shortDay } = useFormat()
  const { data } = useCall(planningCalls.getOwnPlanning, week, { keepsFormer: true })
  const { start } = useSend(planningCalls.readPlanning, { staysOnPage: true })
  if (!data?.isKnown || (data.shifts.length === 0 && !data.publication)) return null
  const { publication } = data
  return (
    <SectionCard
      title={t('rh.planning.own')}
      actions={
        publication &&
        publication.readAt === null && (
          <Button size="small" onClick={() => start({ publicationId: publication.id })}>
            {t('rh.planning.i-read')}
          </Button>
        )
      }
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {data.shifts.map(({ id, workDate, from, until, workedMinutes, place }) => (
          <Box component="li" key={id}>
            <Typography variant="subtitle2">{shortDay(workDate)}</Typography>
            <Typography>
              <bdi>
                {from} – {until}
              </bdi>
            </Typography>
            <Typography variant="caption" color="text.secondary">
              <bdi>{[duration(workedMinutes), place].filter(Boolean).join(' · ')}</bdi>
            </Typography>
          </Box>
        ))}
      </Box>
    </SectionCard>
  )
}
