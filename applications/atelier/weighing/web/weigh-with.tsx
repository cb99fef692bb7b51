import Check from '~icons/ic/baseline-check'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ReactNode, useState } from 'react'
import { useScale } from '#kernel/web/devices/use-scale.ts'
import { useT } from '#kernel/web/i18n.ts'
import { BigButton } from '#kernel/web/kit/touch/big-button.tsx'
import { NumberPad, numberTyped } from '#kernel/web/kit/touch/number-pad.tsx'
import { ReasonTiles } from '#kernel/web/kit/touch/reason-tiles.tsx'
import { TouchStep } from '#kernel/web/kit/touch/touch-step.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { useFloorAct } from '#atelier/use-floor-act.ts'
import type { WeighingBench } from '../weighing.model.ts'
import { weighingCalls } from '../weighing.calls.ts'
import { AverageDialog } from './average-dialog.tsx'
import { ContainersCard } from './containers-card.tsx'
import { ScaleLight } from './scale-light.tsx'
import { readOnScale, settingsOfLine } from './scale-line.ts'
import { WeightFace } from './weight-face.tsx'
import { useTypingScale } from './use-typing-scale.ts'
import { useWeightInHand } from './weight-in-hand.ts'

/** A line of a delivery, or a lot. */
export type Weighed = { deliveryLineId: string } | { lotId: string }

const reasonsOfTyping = ['broken', 'too-small', 'elsewhere', 'other'] as const

type Props = {
  bench: WeighingBench
  workshopId: string | null
  scaleId: string | null
  /** Nothing is chosen yet. */
  weighed: Weighed | null
  /** What is weighed, where another may be chosen. */
  subject?: ReactNode
  beside?: ReactNode
}

/** Weighs: the scale types or somebody does, what it stands in is taken off, one button saves. */
export function WeighWith({ bench, workshopId, scaleId, weighed, subject, beside }: Props) {
  const t = useT()
  const { weight: inKg } = useFormat()
  const scale = bench.scales.find(({ id }) => id === scaleId)
  const line = settingsOfLine(scale)
  const { scale: onLine, face } = useScale(line)
  const inHand = useWeightInHand(bench, workshopId)
  const weight = { ...inHand, read: inHand.read ?? readOnScale(face) }
  const floor = useFloorAct(`weighing ${weighed ? Object.values(weighed)[0] : ''}`)
  const [typed, setTyped] = useState('')
  const [isAsked, setIsAsked] = useState<'reason' | 'average' | null>(null)
  useTypingScale((grossKg, frame) => {
    floor.forget()
    setTyped('')
    weight.setRead({ grossKg, source: 'keyboard', frame, samples: null })
  })
  const type = (text: string) => {
    floor.forget()
    setTyped(text)
    const grossKg = numberTyped(text)
    weight.setRead(grossKg ? { grossKg, source: 'manual', frame: null, samples: null } : null)
  }
  const { read, standing, tareKg } = weight
  const isReady = weighed !== null && read !== null && read.grossKg > tareKg
  const save = async (reason: string | null) => {
    if (!weighed || !read) return
    setIsAsked(null)
    const wish = {
      ...weighed,
      ...read,
      ...standing,
      scaleId,
      reason,
    }
    const label = `${t('atelier.weighing.verb')} ${inKg(read.grossKg - tareKg)}`
    if (!(await floor.actLater(weighingCalls.recordWeighing, wish, { label }))) return
    if (read.source === 'scale') onLine?.use()
    setTyped('')
    weight.setRead(null)
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: 'minmax(0, 1.6fr) minmax(300px, 1fr)' } }}>
      <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <WeightFace weight={weight} moving={face} refusal={floor.refusal?.message ?? null} />
        {subject}
        <ContainersCard weight={weight} />
      </Box>
      <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        {line && scale && <ScaleLight name={scale.name} scale={onLine} face={face} />}
        <Box sx={{ minHeight: 120, display: 'grid' }}>
          <BigButton
            label={t('atelier.weighing.verb')}
            icon={<Check />}
            disabled={!isReady || floor.isBusy}
            {...(!weighed && { note: t('atelier.weighing.choose-first') })}
            onPress={() => (read?.source === 'manual' ? setIsAsked('reason') : void save(null))}
          />
        </Box>
        {bench.mayType ? (
          <NumberPad label={t('atelier.weighing.typed')} unit="kg" decimals={3} value={typed} onChange={type} />
        ) : (
          <Box sx={{ color: 'text.secondary' }}>{t('atelier.weighing.scale-alone')}</Box>
        )}
        {bench.mayAverage && (
          <Button variant="outlined" size="large" onClick={() => setIsAsked('average')}>
            {t('atelier.weighing.average')}
          </Button>
        )}
        {beside}
      </Box>
      {isAsked === 'reason' && (
        <TouchStep title={t('atelier.weighing.why-typed')} onClose={() => setIsAsked(null)}>
          <ReasonTiles
            label={t('atelier.weighing.why-typed')}
            tiles={reasonsOfTyping.map(value => ({ value, label: t(`atelier.weighing.why.${value}`) }))}
            onChoose={value => void save(t(`atelier.weighing.why.${value as (typeof reasonsOfTyping)[number]}`))}
          />
        </TouchStep>
      )}
      {isAsked === 'average' && (
        <AverageDialog
          onClose={() => setIsAsked(null)}
          onRead={(grossKg, samples) => {
            setTyped('')
            weight.setRead({ grossKg, source: 'average', frame: null, samples })
            setIsAsked(null)
          }}
        />
      )}
    </Box>
  )
}
