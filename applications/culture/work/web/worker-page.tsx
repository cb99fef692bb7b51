import Box from '@mui/material/Box'
import { useState } from 'react'
import { Navigate, useLocation, useNavigate, useParams } from 'react-router'
import { useAlert } from '#kernel/web/alerts.ts'
import { ApiError, fetchCall, useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { BigButton } from '#kernel/web/kit/touch/big-button.tsx'
import { numberTyped } from '#kernel/web/kit/touch/number-pad.tsx'
import { PadStep } from '#kernel/web/kit/touch/pad-step.tsx'
import { TouchPage } from '#kernel/web/kit/touch/touch-page.tsx'
import { sendLater, useOutbox } from '#kernel/web/offline/outbox.ts'
import { useStaysOpen } from '#kernel/web/offline/use-stays-open.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { keepEntry } from '#platform/users/users.web.ts'
import { BarOfWorker } from '#culture/bar-of-worker.tsx'
import { workCalls } from '../work.calls.ts'
import type { WorkChoices, WorkEntry, WorkerDay } from '../work.model.ts'
import { workPath } from '../work-place.model.ts'
import { type Begun, BeginSteps } from './begin-steps.tsx'
import { EntriesOfDay } from './entries-of-day.tsx'
import { laneOfWorker, withWaitingWork } from './with-waiting-work.ts'

/** What one person does, on a phone among the rows: begun and ended by a tap, without network too. */
export function WorkerPage() {
  const { workerId = '' } = useParams()
  useStaysOpen('/culture/', keepEntry)
  const options = { staysOnPage: true, keptOffline: true } as const
  const day = useCall(workCalls.getWorkOfWorker, { workerId }, options)
  const choices = useCall(workCalls.getWorkChoices, {}, options)
  const acts = useOutbox()
  const error = day.error ?? choices.error
  if (error && [400, 404].includes(error.status)) return <Navigate to="/error-404" replace />
  if (!day.data || !choices.data) return error ? <Failed error={error} onRetry={day.refetch} /> : null
  return <DayInHand day={withWaitingWork(day.data, choices.data, acts)} choices={choices.data} />
}

type Step = 'none' | 'begin' | 'count'

function DayInHand({ day, choices }: { day: WorkerDay; choices: WorkChoices }) {
  const t = useT()
  const alert = useAlert()
  const { worker, can, entries } = day
  const isByBadge = useLocation().state?.source === 'badge'
  const [step, setStep] = useState<Step>('none')
  const [refusal, setRefusal] = useState<string | null>(null)
  const running = entries.find(({ state }) => state === 'running')
  const lane = laneOfWorker(worker.id)
  const send = async (work: () => Promise<unknown>, told: string) => {
    setRefusal(null)
    try {
      await work()
      setStep('none')
      alert.success(told)
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      setRefusal(failure.fields[0]?.message ?? failure.message)
    }
  }
  const begin = ({ task, plantingId, placeIds }: Begun) => {
    const label = t('culture.work.starting', { task: task.name })
    const source = isByBadge ? 'badge' : 'phone'
    const input = { workerId: worker.id, taskId: task.id, plantingId, placeIds, source } as const
    return send(() => sendLater(workCalls.startWork, input, { lane, label: `${worker.name} · ${label}` }), label)
  }
  const stop = (entry: WorkEntry, quantity: number | null) => {
    const label = t('culture.work.stopping', { task: entry.task })
    const input = { workerId: worker.id, quantity }
    return send(() => sendLater(workCalls.stopWork, input, { lane, label: `${worker.name} · ${label}` }), label)
  }
  return (
    <TouchPage title={worker.name} bar={<Bar worker={worker} />}>
      <Box sx={{ maxWidth: 560, width: 1, mx: 'auto', display: 'grid', gap: 1.5, alignContent: 'start' }}>
        {running && (
          <Running
            entry={running}
            onStop={() => (running.unit === 'hour' ? void stop(running, null) : setStep('count'))}
          />
        )}
        {can.start && (
          <BigButton
            label={running ? t('culture.work.change') : t('culture.work.begin')}
            {...(running && { tone: 'plain', isSmall: true })}
            onPress={() => setStep('begin')}
          />
        )}
        {refusal && step === 'none' && <Refusal text={refusal} />}
        <EntriesOfDay entries={entries.filter(({ state }) => state !== 'running')} />
      </Box>
      {step === 'begin' && (
        <BeginSteps choices={choices} refusal={refusal} onBegin={begin} onClose={() => setStep('none')} />
      )}
      {step === 'count' && running && (
        <CountStep
          entry={running}
          refusal={refusal}
          onSave={quantity => void stop(running, quantity)}
          onClose={() => setStep('none')}
        />
      )}
    </TouchPage>
  )
}

function Bar({ worker }: { worker: WorkerDay['worker'] }) {
  const t = useT()
  const navigate = useNavigate()
  return (
    <BarOfWorker
      title={worker.name}
      note={worker.team}
      back={t('culture.work.back')}
      onBack={() => void navigate(workPath)}
      onGivenUp={sentence => fetchCall(workCalls.noteWorkGivenUp, { workerId: worker.id, sentence })}
    />
  )
}

function Running({ entry, onStop }: { entry: WorkEntry; onStop: () => void }) {
  const t = useT()
  const { time } = useFormat()
  const { task, code, rows, startedAt } = entry
  const said = [code, rows.length > 0 && t('culture.work.rows-count', { count: rows.length })].filter(Boolean)
  return (
    <Box sx={{ p: 2, borderRadius: '20px', bgcolor: 'background.paper', display: 'grid', gap: 1.5 }}>
      <Box role="status">
        <Box sx={{ fontSize: '1.75rem', fontWeight: 700, lineHeight: 1.15 }}>{task}</Box>
        <Box sx={{ fontSize: '1.15rem', color: 'text.secondary' }}>
          {[...said, t('culture.work.since', { time: time(startedAt) })].join(' · ')}
        </Box>
      </Box>
      <BigButton label={t('verb.stop')} tone="error" onPress={onStop} />
    </Box>
  )
}

type Counting = {
  entry: WorkEntry
  refusal: string | null
  onSave: (quantity: number | null) => void
  onClose: () => void
}

/** How much was done; of rows, all that were taken on unless somebody says less. */
function CountStep({ entry, refusal, onSave, onClose }: Counting) {
  const t = useT()
  const [typed, setTyped] = useState(entry.unit === 'row' && entry.rows.length > 0 ? String(entry.rows.length) : '')
  return (
    <PadStep
      title={entry.task}
      note={entry.code}
      label={t('culture.work.done-how-many')}
      unit={t(`culture.work.unit.${entry.unit}`)}
      decimals={entry.unit === 'row' ? 1 : 0}
      value={typed}
      onChange={setTyped}
      refusal={refusal}
      disabled={false}
      onSave={() => onSave(numberTyped(typed) ?? null)}
      onClose={onClose}
    />
  )
}

const Refusal = ({ text }: { text: string }) => (
  <Box role="alert" sx={{ fontWeight: 650, color: 'error.strong' }}>
    {text}
  </Box>
)
