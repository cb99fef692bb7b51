import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { Fragment, useState } from 'react'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { PageSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { HistoryDialog } from '#platform/audit/audit.web.ts'
import type { RoundInFull } from '../plant-round.model.ts'
import { plantRoundsCalls } from '../plant-rounds.calls.ts'
import { PlantsTable } from './plants-table.tsx'
import { RedoDialog } from './redo-dialog.tsx'
import { RoundOfQueue } from './round-of-queue.tsx'
import { usePageKeys } from './use-page-keys.ts'

/** Rounds that wait for another pair of eyes, those with the most unusual values first. */
export function VerificationPage() {
  const t = useT()
  const { data, error, refetch } = useCall(plantRoundsCalls.getRoundsToCheck, {})
  if (error && !data) return <Failed error={error} onRetry={refetch} />
  if (!data) return <PageSkeleton />
  return (
    <Page
      title={t('culture.rounds.verification-title')}
      context={data.length > 0 && <Box sx={{ display: { xs: 'none', md: 'block' } }}>{t('culture.rounds.keys')}</Box>}
    >
      {data.length === 0 ? <Empty title={t('culture.rounds.nothing-to-check')} /> : <Queue rounds={data} />}
    </Page>
  )
}

function Queue({ rounds }: { rounds: readonly RoundInFull[] }) {
  const t = useT()
  const alert = useAlert()
  const [chosenId, setChosenId] = useState<string | null>(null)
  const [sentBack, setSentBack] = useState<RoundInFull | null>(null)
  const [isTold, setIsTold] = useState(false)
  const { send, isSending } = useSend(plantRoundsCalls.validateRound, { staysOnPage: true })
  const place = Math.max(
    0,
    rounds.findIndex(({ id }) => id === chosenId),
  )
  const round = rounds[place] as RoundInFull
  const go = (step: number) => setChosenId(rounds[Math.min(rounds.length - 1, Math.max(0, place + step))]?.id ?? null)
  const validate = async () => {
    if (!round.can.check || isSending) return
    try {
      await send({ id: round.id, version: round.version })
      alert.success(t('culture.rounds.was-validated', { code: round.code }))
    } catch (failure) {
      alert.error((failure as Error).message)
    }
  }
  const redo = () => round.can.redo && setSentBack(round)
  usePageKeys(
    { ArrowDown: () => go(1), ArrowUp: () => go(-1), v: () => void validate(), r: redo },
    sentBack === null && !isTold,
  )
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '280px minmax(0, 1fr)' }, alignItems: 'start' }}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {rounds.map(one => (
          <RoundOfQueue key={one.id} round={one} isChosen={one.id === round.id} onChoose={() => setChosenId(one.id)} />
        ))}
      </Box>
      <Card sx={{ minWidth: 0 }}>
        <Box sx={{ p: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <RoundHead round={round} />
          <Button color="inherit" onClick={() => setIsTold(true)}>
            {t('field.history')}
          </Button>
          {round.can.redo && (
            <Button variant="outlined" color="warning" onClick={redo}>
              {t('culture.rounds.redo')}
            </Button>
          )}
          {round.can.check && (
            <Button variant="contained" loading={isSending} onClick={() => void validate()}>
              {t('culture.rounds.validate')}
            </Button>
          )}
        </Box>
        <PlantsTable round={round} />
      </Card>
      {isTold && (
        <HistoryDialog
          table="culture.plant_round"
          rowId={round.id}
          name={`${round.code} · ${round.variety}`}
          onClose={() => setIsTold(false)}
        />
      )}
      {sentBack && <RedoDialog round={sentBack} onClose={() => setSentBack(null)} />}
    </Box>
  )
}

function RoundHead({ round: { code, variety, place, observer, dueOn, measured, plants } }: { round: RoundInFull }) {
  const t = useT()
  const { longDate } = useFormat()
  return (
    <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
      <Typography variant="h6" component="h2">
        <bdi>{`${code} · ${variety}`}</bdi>
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {[longDate(dueOn), observer, place, t('culture.rounds.done-of', { measured, plants })].map(
          (piece, at) =>
            piece && (
              <Fragment key={piece}>
                {at > 0 && ' · '}
                <bdi>{piece}</bdi>
              </Fragment>
            ),
        )}
      </Typography>
    </Box>
  )
}
