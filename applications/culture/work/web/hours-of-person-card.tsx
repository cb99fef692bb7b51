import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { minutesOf } from '../pace.model.ts'
import type { HoursOfPerson, WorkEntry } from '../work.model.ts'
import { useDoneSaid } from './use-done-said.ts'
import { WorkStateChip } from './work-state-chip.tsx'

type Props = {
  person: HoursOfPerson
  onApprove: (entries: readonly WorkEntry[]) => void
  onCorrect: (entry: WorkEntry) => void
  onReject: (entry: WorkEntry) => void
}

/** What one person did on a day, with what may be done about it. */
export function HoursOfPersonCard({ person, onApprove, onCorrect, onReject }: Props) {
  const t = useT()
  const { duration } = useFormat()
  const { worker, hours, entries } = person
  const approvable = entries.filter(({ can }) => can.approve)
  return (
    <SectionCard
      title={`${worker} · ${duration(minutesOf(hours))}`}
      {...(approvable.length > 0 && {
        actions: (
          <Button onClick={() => onApprove(approvable)}>{t('culture.work.approve-person', { name: worker })}</Button>
        ),
      })}
    >
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {entries.map(entry => (
          <Entry key={entry.id} entry={entry} onCorrect={() => onCorrect(entry)} onReject={() => onReject(entry)} />
        ))}
      </Box>
    </SectionCard>
  )
}

function Entry({ entry, onCorrect, onReject }: { entry: WorkEntry; onCorrect: () => void; onReject: () => void }) {
  const t = useT()
  const { time } = useFormat()
  const doneSaid = useDoneSaid()
  const { worker, task, code, rows, startedAt, endedAt, state, flags, sentence, can } = entry
  const named = { task, name: worker }
  return (
    <Box component="li" sx={{ py: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Box sx={{ flex: '1 1 300px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>
          <bdi>{`${task} · ${code}`}</bdi>
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[
            `${time(startedAt)} – ${time(endedAt)}`,
            rows.length > 0 && t('culture.work.rows-count', { count: rows.length }),
            ...doneSaid(entry),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
        {sentence && <Typography variant="body2">{sentence}</Typography>}
      </Box>
      {flags.map(flag => (
        <Chip key={flag} label={t(`culture.work.flag.${flag}`)} tone="warning" />
      ))}
      <WorkStateChip state={state} />
      {can.correct && (
        <Button size="small" aria-label={t('culture.work.correct-named', named)} onClick={onCorrect}>
          {t('culture.work.correct')}
        </Button>
      )}
      {can.reject && (
        <Button size="small" color="warning" aria-label={t('culture.work.reject-named', named)} onClick={onReject}>
          {t('culture.work.reject')}
        </Button>
      )}
    </Box>
  )
}
