import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { PlantRound, WeekOfRounds } from '../plant-round.model.ts'
import { RoundStateChip } from './round-state-chip.tsx'
import { useWeekdays } from '#kernel/web/use-weekdays.ts'

/** Monday to Sunday; on a phone the days that have a round. */
export function DaysOfRounds({
  week: { days, today, rounds },
  onMove,
}: {
  week: WeekOfRounds
  onMove: (round: PlantRound) => void
}) {
  const { longDate, dayAndMonth } = useFormat()
  const weekdays = useWeekdays('long')
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', lg: 'repeat(7, minmax(0, 1fr))' } }}>
      {days.map((day, at) => {
        const own = rounds.filter(({ dueOn }) => dueOn === day)
        return (
          <Box
            key={day}
            component="section"
            aria-label={longDate(day)}
            sx={{ display: { xs: own.length === 0 ? 'none' : 'grid', lg: 'grid' }, gap: 1, alignContent: 'start' }}
          >
            <Typography
              component="h2"
              variant="body2"
              sx={{ fontWeight: day === today ? 700 : 500, color: day === today ? 'primary.main' : 'text.secondary' }}
            >
              {`${weekdays[at]} ${dayAndMonth(`${day}T12:00:00Z`)}`}
            </Typography>
            {own.map(round => (
              <RoundCard key={round.id} round={round} onMove={() => onMove(round)} />
            ))}
          </Box>
        )
      })}
    </Box>
  )
}

function RoundCard({ round, onMove }: { round: PlantRound; onMove: () => void }) {
  const t = useT()
  const { date } = useFormat()
  const { code, variety, observer, state, measured, plants, dueOn } = round
  const said = (
    <Box sx={{ p: 1.5, display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      <Typography sx={{ fontWeight: 650 }}>
        <bdi>{`${code} · ${variety}`}</bdi>
      </Typography>
      <Typography variant="body2">{observer}</Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {t('culture.rounds.done-of', { measured, plants })}
      </Typography>
      <RoundStateChip state={state} />
    </Box>
  )
  return (
    <Card>
      {round.can.move ? (
        <CardActionArea
          aria-label={t('culture.rounds.move-named', { code, day: date(dueOn) })}
          onClick={onMove}
          sx={{ height: 1 }}
        >
          {said}
        </CardActionArea>
      ) : (
        said
      )}
    </Card>
  )
}
