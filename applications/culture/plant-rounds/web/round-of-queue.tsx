import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { RoundInFull } from '../plant-round.model.ts'

const flagsIn = ({ sampled }: RoundInFull) => sampled.reduce((sum, { flags }) => sum + flags.length, 0)

type Props = { round: RoundInFull; isChosen: boolean; onChoose: () => void }

/** A round that waits, and how many of its values are unusual. */
export function RoundOfQueue({ round, isChosen, onChoose }: Props) {
  const t = useT()
  const { date } = useFormat()
  const flags = flagsIn(round)
  return (
    <Card component="li" sx={{ border: 2, borderColor: isChosen ? 'primary.main' : 'transparent' }}>
      <CardActionArea
        aria-pressed={isChosen}
        onClick={onChoose}
        sx={{ p: 1.5, display: 'grid', gap: 0.5, justifyItems: 'start', justifyContent: 'start', textAlign: 'start' }}
      >
        <Typography sx={{ fontWeight: 650 }}>
          <bdi>{`${round.code} · ${round.variety}`}</bdi>
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[date(round.dueOn), round.observer].filter(Boolean).join(' · ')}
        </Typography>
        {flags > 0 && <Chip label={t('culture.rounds.unusual', { count: flags })} tone="warning" />}
      </CardActionArea>
    </Card>
  )
}
