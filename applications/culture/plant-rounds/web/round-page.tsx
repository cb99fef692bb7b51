import Box from '@mui/material/Box'
import { useState } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router'
import { useAlert } from '#kernel/web/alerts.ts'
import { ApiError, fetchCall, useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { BigButton } from '#kernel/web/kit/touch/big-button.tsx'
import { TouchPage } from '#kernel/web/kit/touch/touch-page.tsx'
import { sendLater, useOutbox } from '#kernel/web/offline/outbox.ts'
import { useStaysOpen } from '#kernel/web/offline/use-stays-open.ts'
import { keepEntry } from '#platform/users/users.web.ts'
import { BarOfWorker } from '#culture/bar-of-worker.tsx'
import type { RoundInFull } from '../plant-round.model.ts'
import { plantRoundsCalls } from '../plant-rounds.calls.ts'
import { notationPath } from '../plant-rounds-place.model.ts'
import { type Entered, PlantEntry } from './plant-entry.tsx'
import { laneOfRound, withWaitingPlants } from './with-waiting-plants.ts'

/** One round on a phone, plant by plant; it goes on without network and is sent once. */
export function RoundPage() {
  const { roundId = '' } = useParams()
  useStaysOpen('/culture/', keepEntry)
  const { data, error, refetch } = useCall(
    plantRoundsCalls.getRound,
    { id: roundId },
    { staysOnPage: true, keptOffline: true },
  )
  const acts = useOutbox()
  if (error && [400, 404].includes(error.status)) return <Navigate to="/error-404" replace />
  if (!data) return error ? <Failed error={error} onRetry={refetch} /> : null
  return <RoundInHand round={withWaitingPlants(data, acts)} />
}

function RoundInHand({ round }: { round: RoundInFull }) {
  const t = useT()
  const alert = useAlert()
  const navigate = useNavigate()
  const { id, code, variety, sampled, measured, plants, can } = round
  const firstToDo = sampled.findIndex(({ isDone }) => !isDone)
  const [place, setPlace] = useState(Math.max(0, firstToDo))
  const [refusal, setRefusal] = useState<string | null>(null)
  const plant = sampled[place]
  const leave = () => void navigate(notationPath)
  const send = async (work: () => Promise<unknown>) => {
    setRefusal(null)
    try {
      await work()
      return true
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      setRefusal(failure.fields[0]?.message ?? failure.message)
      return false
    }
  }
  const keep = async (tag: string, entered: Entered) => {
    const label = t('culture.rounds.saved-plant', { tag })
    const later = { lane: laneOfRound(id), label: `${code} · ${label}` }
    if (!(await send(() => sendLater(plantRoundsCalls.measurePlant, { id, tag, ...entered }, later)))) return
    const next = sampled.findIndex(({ isDone }, at) => at > place && !isDone)
    setPlace(next === -1 ? Math.min(place + 1, sampled.length) : next)
  }
  const handIn = async () => {
    const label = t('culture.rounds.submitting', { code })
    if (!(await send(() => sendLater(plantRoundsCalls.submitRound, { id }, { lane: laneOfRound(id), label })))) return
    alert.success(label)
    leave()
  }
  return (
    <TouchPage
      title={`${code} · ${variety}`}
      bar={
        <BarOfWorker
          title={`${code} · ${variety}`}
          note={<Box role="status">{t('culture.rounds.done-of', { measured, plants })}</Box>}
          back={t('culture.rounds.back-to-list')}
          onBack={leave}
          onGivenUp={sentence => fetchCall(plantRoundsCalls.noteGivenUp, { id, sentence })}
        />
      }
    >
      <Box sx={{ maxWidth: 560, width: 1, mx: 'auto', display: 'grid', gap: 1.5, alignContent: 'start' }}>
        {plant && can.enter && (
          <PlantEntry
            key={plant.tag}
            plant={plant}
            place={place}
            round={round}
            refusal={refusal}
            onGo={setPlace}
            onKeep={entered => keep(plant.tag, entered)}
          />
        )}
        {!plant && can.enter && <Plants round={round} onOpen={setPlace} />}
        {can.enter && measured === plants && plants > 0 && (
          <BigButton label={t('culture.rounds.submit')} isSmall onPress={() => void handIn()} />
        )}
        {!plant && refusal && (
          <Box role="alert" sx={{ fontWeight: 650, color: 'error.strong' }}>
            {refusal}
          </Box>
        )}
      </Box>
    </TouchPage>
  )
}

/** After the last plant: all of them, those that are still to measure in sight. */
function Plants({ round: { sampled }, onOpen }: { round: RoundInFull; onOpen: (place: number) => void }) {
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: '1fr 1fr', gridAutoRows: '64px' }}>
      {sampled.map(({ tag, isDone }, place) => (
        <BigButton
          key={tag}
          label={tag}
          {...(isDone && { note: '✓' })}
          tone={isDone ? 'plain' : 'warning'}
          isSmall
          onPress={() => onOpen(place)}
        />
      ))}
    </Box>
  )
}
