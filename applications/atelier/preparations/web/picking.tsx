import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { PageSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { BigButton } from '#kernel/web/kit/touch/big-button.tsx'
import { ScanField } from '#kernel/web/kit/touch/scan-field.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { useFloorAct } from '#atelier/use-floor-act.ts'
import type { PreparationDetail, PreparationLine } from '../preparation.model.ts'
import { preparationsCalls } from '../preparations.calls.ts'
import { CasesStep } from './cases-step.tsx'
import { PalletInHand } from './pallet-in-hand.tsx'
import { ShortageStep } from './shortage-step.tsx'

type Task = { what: 'cases'; code: string; line: PreparationLine | null } | { what: 'shortage'; line: PreparationLine }

/** The next pick in large letters, one field to scan into, and the pallet that is being built. */
export function Picking({ id, onLeave }: { id: string; onLeave: () => void }) {
  const t = useT()
  const { moment } = useFormat()
  const { data, error, refetch } = useCall(preparationsCalls.getPreparation, { id }, { staysOnPage: true })
  const floor = useFloorAct(`preparation ${id}`)
  const [task, setTask] = useState<Task | null>(null)
  if (error) return <Failed error={error} onRetry={refetch} />
  if (!data) return <PageSkeleton />
  const next = data.lines.find(isToPick)
  const close = () => setTask(null)
  return (
    <Page
      title={data.customer}
      context={[
        t('atelier.preparation.until', { time: moment(data.cutOffAt) }),
        t('atelier.preparation.cases-of', { picked: data.pickedCases, cases: data.cases }),
      ].join(' · ')}
      actions={
        <Button variant="outlined" size="large" onClick={onLeave}>
          {t('verb.close')}
        </Button>
      }
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { lg: 'minmax(0, 3fr) minmax(0, 2fr)' } }}>
        <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
          {next ? (
            <NextPick
              line={next}
              canPick={data.canPick}
              onPick={code => setTask({ what: 'cases', code, line: next })}
              onMissing={() => setTask({ what: 'shortage', line: next })}
            />
          ) : (
            <Empty title={t('atelier.preparation.done')} text={t('atelier.preparation.done-text')} />
          )}
          {data.canPick && (
            <ScanField
              label={t('atelier.preparation.scan')}
              disabled={floor.isBusy || task !== null}
              error={floor.refusal?.message ?? null}
              onScan={({ text, gs1 }) => {
                const code = gs1?.lot ?? text
                floor.forget()
                setTask({ what: 'cases', code, line: lineOf(data, code) })
              }}
            />
          )}
        </Box>
        <PalletInHand preparation={data} floor={floor} />
      </Box>
      {task?.what === 'cases' && <CasesStep id={id} code={task.code} line={task.line} floor={floor} onClose={close} />}
      {task?.what === 'shortage' && <ShortageStep id={id} line={task.line} floor={floor} onClose={close} />}
    </Page>
  )
}

const isToPick = ({ cases, doneCases, shortageReason }: PreparationLine) => doneCases < cases && shortageReason === null

/** Of a lot that is proposed its line is known before the server says so. */
const lineOf = ({ lines }: PreparationDetail, code: string) =>
  lines.find(({ picks }) => picks.some(({ lot }) => lot === code.toUpperCase())) ?? null

type NextProps = {
  line: PreparationLine
  canPick: boolean
  onPick: (code: string) => void
  onMissing: () => void
}

function NextPick({ line, canPick, onPick, onMissing }: NextProps) {
  const t = useT()
  const { date, number } = useFormat()
  const [pick, ...others] = line.picks
  const left = line.cases - line.doneCases
  return (
    <Card sx={{ p: 2.5, display: 'grid', gap: 1.5 }}>
      <Typography sx={{ color: 'text.secondary' }}>{t('atelier.preparation.next')}</Typography>
      <Typography component="h2" sx={{ fontSize: { xs: '1.6rem', md: '2.2rem' }, fontWeight: 720, lineHeight: 1.15 }}>
        {line.article}
      </Typography>
      {pick ? (
        <>
          <Typography sx={{ fontSize: { xs: '2rem', md: '4rem' }, fontWeight: 750, lineHeight: 1.1 }}>
            <bdi>{pick.places}</bdi>
          </Typography>
          <Typography sx={{ fontSize: { xs: '1.5rem', md: '2.2rem' }, fontWeight: 650 }}>
            <bdi>{pick.lot}</bdi>
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>
            {[
              t('atelier.preparation.free-cases', { count: number(pick.freeCases) }),
              pick.bestBefore && date(pick.bestBefore),
              ...others.map(({ lot, places }) => [lot, places].filter(Boolean).join(', ')),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
        </>
      ) : (
        <Typography sx={{ fontSize: '1.4rem', color: 'error.strong' }}>{t('atelier.preparation.no-pick')}</Typography>
      )}
      {canPick && (
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: '2fr 1fr' }}>
          <BigButton
            label={t('atelier.preparation.take-cases', { count: left })}
            note={pick?.lot}
            disabled={!pick}
            onPress={() => pick && onPick(pick.lot)}
          />
          <BigButton label={t('atelier.preparation.missing')} isSmall tone="warning" onPress={onMissing} />
        </Box>
      )}
    </Card>
  )
}
