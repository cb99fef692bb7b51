import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { CardGrid } from '#kernel/web/kit/card-grid.tsx'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { PageSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { Tabs } from '#kernel/web/kit/tabs.tsx'
import { fetchMaybeKept } from '#kernel/web/offline/fetch-maybe-kept.ts'
import { useStaysOpen } from '#kernel/web/offline/use-stays-open.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import { keepEntry } from '#platform/users/users.web.ts'
import type { PlantRound } from '../plant-round.model.ts'
import { plantRoundsCalls } from '../plant-rounds.calls.ts'
import { notationElement, notationPath } from '../plant-rounds-place.model.ts'
import { RoundStateChip } from './round-state-chip.tsx'

/** The rounds that somebody has to walk, kept on his phone for rows where there is no network. */
export function RoundsPage() {
  const t = useT()
  useStaysOpen('/culture/', keepEntry)
  const [of, setOf] = useState<'own' | 'all'>('own')
  const managesAll = useLevel(notationElement) >= 3
  const { data, error, refetch } = useCall(
    plantRoundsCalls.getRounds,
    { of },
    { staysOnPage: true, keptOffline: true, keepsFormer: true },
  )
  useKeptRounds(data)
  if (error && !data) return <Failed error={error} onRetry={refetch} />
  if (!data) return <PageSkeleton />
  const toEnter = data.filter(({ can }) => can.enter)
  const others = data.filter(({ can }) => !can.enter)
  return (
    <Page title={t('culture.rounds.notation-title')}>
      {managesAll && (
        <Tabs
          label={t('culture.rounds.notation-title')}
          value={of}
          onChange={chosen => setOf(chosen === 'all' ? 'all' : 'own')}
          tabs={[
            { value: 'own', label: t('culture.rounds.own-rounds') },
            { value: 'all', label: t('culture.rounds.all-rounds') },
          ]}
        />
      )}
      {data.length === 0 && <Empty title={t('culture.rounds.no-round')} text={t('culture.rounds.no-round-text')} />}
      {[toEnter, others].map(
        rounds =>
          rounds.length > 0 && (
            <CardGrid key={rounds[0]?.id} most={3}>
              {rounds.map(round => (
                <Card key={round.id} component="li">
                  <RoundToEnter round={round} isNamed={of === 'all'} />
                </Card>
              ))}
            </CardGrid>
          ),
      )}
    </Page>
  )
}

/** Has the device keep each round plant by plant: among the plants it is too late to ask. */
function useKeptRounds(rounds: readonly PlantRound[] | undefined) {
  const ids = (rounds ?? [])
    .filter(({ can }) => can.enter)
    .map(({ id }) => id)
    .join(' ')
  useEffect(() => {
    for (const id of ids.split(' ').filter(Boolean))
      void fetchMaybeKept(plantRoundsCalls.getRound, { id }).catch(() => undefined)
  }, [ids])
}

function RoundToEnter({ round, isNamed }: { round: PlantRound; isNamed: boolean }) {
  const t = useT()
  const { longDate, date } = useFormat()
  const { id, code, variety, place, dueOn, observer, measured, plants, state, redoSentence, can } = round
  const said = (
    <Box sx={{ p: 2, display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="h6" component="h2">
          <bdi>{`${code} · ${variety}`}</bdi>
        </Typography>
        <RoundStateChip state={state} />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {place}
      </Typography>
      <Typography variant="body2">
        {[longDate(dueOn), isNamed && observer, t('culture.rounds.done-of', { measured, plants })]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      {redoSentence && can.enter && (
        <Typography variant="body2" sx={{ fontWeight: 600, color: 'warning.strong' }}>
          {redoSentence}
        </Typography>
      )}
    </Box>
  )
  if (!can.enter) return said
  return (
    <CardActionArea
      component={Link}
      to={`${notationPath}/${id}`}
      aria-label={t('culture.rounds.enter-named', { code, day: date(dueOn) })}
      sx={{ height: 1, minHeight: 96 }}
    >
      {said}
    </CardActionArea>
  )
}
