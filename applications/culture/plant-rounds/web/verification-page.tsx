import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import Typography from '@mui/material/Typography'
import { useEffect, useEffectEvent, useState } from 'react'
import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { PageSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { type RoundInFull, sentenceOfRound } from '../plant-round.model.ts'
import { plantRoundsCalls } from '../plant-rounds.calls.ts'
import { PlantsTable } from './plants-table.tsx'

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
  useKeys({ ArrowDown: () => go(1), ArrowUp: () => go(-1), v: () => void validate(), r: redo }, sentBack === null)
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
        {[longDate(dueOn), observer, place, t('culture.rounds.done-of', { measured, plants })]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
    </Box>
  )
}

const flagsIn = ({ sampled }: RoundInFull) => sampled.reduce((sum, { flags }) => sum + flags.length, 0)

type OfQueue = { round: RoundInFull; isChosen: boolean; onChoose: () => void }

function RoundOfQueue({ round, isChosen, onChoose }: OfQueue) {
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

const redoing = z.strictObject({ sentence: sentenceOfRound })

/** What its observer is to look at again. */
function RedoDialog({ round: { id, code, version }, onClose }: { round: RoundInFull; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(plantRoundsCalls.redoRound, { staysOnPage: true })
  return (
    <Dialog title={t('culture.rounds.redo-named', { code })} onClose={onClose} width="sm">
      <Form
        schema={redoing}
        values={{ sentence: '' }}
        submit={t('verb.send')}
        onSubmit={async ({ sentence }) => {
          await send({ id, sentence, version })
          alert.success(t('culture.rounds.was-sent-back', { code }))
          onClose()
        }}
        onCancel={onClose}
      >
        <TextField name="sentence" label={t('culture.rounds.redo-sentence')} multiline minRows={2} />
      </Form>
    </Dialog>
  )
}

/** Keys that act wherever one is on the page, but where one types. */
function useKeys(acts: Readonly<Record<string, () => void>>, isOn: boolean) {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, ctrlKey, metaKey, altKey } = event
    if (!isOn || ctrlKey || metaKey || altKey) return
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return
    const act = acts[key.length === 1 ? key.toLowerCase() : key]
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
