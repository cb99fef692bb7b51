import Box from '@mui/material/Box'
import { useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { BigButton } from '#kernel/web/kit/touch/big-button.tsx'
import { NumberPad, numberTyped } from '#kernel/web/kit/touch/number-pad.tsx'
import { ReasonTiles } from '#kernel/web/kit/touch/reason-tiles.tsx'
import { TouchStep } from '#kernel/web/kit/touch/touch-step.tsx'
import { decimalsOf, type Measure, noValues, unitOf, type Values, wrongIn } from '../measure.model.ts'
import { reasonsMissing, type RoundInFull, type RoundPlant } from '../plant-round.model.ts'
import { MeasureTab } from './measure-tab.tsx'
import { NoteStep } from './note-step.tsx'
import { PlantHead } from './plant-head.tsx'
import { useSaidWrong } from './use-said-wrong.ts'
import { useWrittenMeasure } from './use-written-measure.ts'

export type Entered = { values: Values; missing: RoundPlant['missing']; note: string | null }

type Props = {
  round: RoundInFull
  plant: RoundPlant
  place: number
  /** What the server refused it for. */
  refusal: string | null
  onGo: (place: number) => void
  onKeep: (entered: Entered) => Promise<unknown>
}

type Typed = Partial<Record<Measure, string>>

/** A plant: one measure after the other on a big pad, with what it was the last time beside. */
export function PlantEntry({ round, plant, place, refusal, onGo, onKeep }: Props) {
  const t = useT()
  const written = useWrittenMeasure()
  const saidWrong = useSaidWrong()
  const rules = round.settings.measures
  const [typed, setTyped] = useState<Typed>(() => typedOf(plant.values))
  const [at, setAt] = useState(0)
  const [isRefused, setIsRefused] = useState(false)
  const [asksWhy, setAsksWhy] = useState(false)
  const [note, setNote] = useState(plant.note)
  const [isNoting, setIsNoting] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const last = plant.former[0] ?? null
  const values = valuesIn(typed)
  const wrong = wrongIn(values, last, rules)
  const measure = rules[at]?.measure ?? 'growthCm'
  const wrongHere = wrong.find(one => one.measure === measure)
  const isLast = at === rules.length - 1
  const keep = async (entered: Entered) => {
    setIsBusy(true)
    await onKeep(entered)
    setIsBusy(false)
  }
  const next = () => {
    if (wrongHere) return setIsRefused(true)
    setIsRefused(false)
    if (!isLast) return setAt(at + 1)
    const [first] = wrong
    if (!first) return void keep({ values, missing: null, note })
    setAt(rules.findIndex(rule => rule.measure === first.measure))
    setIsRefused(true)
  }
  const said = isRefused && wrongHere ? saidWrong(wrongHere) : refusal
  const isEmpty = Object.values(values).every(value => value === null)
  return (
    <>
      <PlantHead plant={plant} place={place} count={round.sampled.length} onGo={onGo} />
      <Box sx={{ display: 'flex', gap: 0.75, overflowX: 'auto', pb: 0.5 }}>
        {rules.map((rule, index) => (
          <MeasureTab
            key={rule.measure}
            label={t(`culture.rounds.measure.${rule.measure}`)}
            value={typed[rule.measure] ? written(rule.measure, values[rule.measure]) : null}
            isChosen={index === at}
            isWrong={wrong.some(one => one.measure === rule.measure)}
            onChoose={() => setAt(index)}
          />
        ))}
      </Box>
      <NumberPad
        label={t(`culture.rounds.measure.${measure}`)}
        unit={unitOf[measure]}
        decimals={decimalsOf(measure)}
        value={typed[measure] ?? ''}
        onChange={text => {
          setIsRefused(false)
          setTyped({ ...typed, [measure]: text })
        }}
      />
      <Box sx={{ textAlign: 'center', minHeight: 28 }}>
        {said ? (
          <Box role="alert" sx={{ fontWeight: 650, color: 'error.strong' }}>
            {said}
          </Box>
        ) : (
          <Box sx={{ color: 'text.secondary' }}>
            {last && t('culture.rounds.last-value', { value: written(measure, last[measure]) })}
          </Box>
        )}
      </Box>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: '1fr 1fr', gridAutoRows: '64px' }}>
        <Box sx={{ gridColumn: '1 / -1' }}>
          <BigButton
            label={t(isLast ? 'verb.save' : 'verb.continue')}
            isSmall
            disabled={isBusy || (isLast && isEmpty)}
            onPress={next}
          />
        </Box>
        <BigButton
          label={t('field.note')}
          {...(note && { note: '✓' })}
          tone="plain"
          isSmall
          onPress={() => setIsNoting(true)}
        />
        <BigButton label={t('culture.rounds.tell-missing')} tone="plain" isSmall onPress={() => setAsksWhy(true)} />
      </Box>
      {isNoting && <NoteStep tag={plant.tag} note={note} onKeep={setNote} onClose={() => setIsNoting(false)} />}
      {asksWhy && (
        <TouchStep title={plant.tag} note={t('culture.rounds.missing')} onClose={() => setAsksWhy(false)}>
          <ReasonTiles
            label={t('culture.rounds.missing')}
            tiles={reasonsMissing.map(value => ({ value, label: t(`culture.rounds.missing.${value}`) }))}
            onChoose={reason => {
              setAsksWhy(false)
              const missing = reasonsMissing.find(one => one === reason) ?? null
              void keep({ values: noValues, missing, note })
            }}
          />
        </TouchStep>
      )}
    </>
  )
}

const typedOf = (values: Values): Typed =>
  Object.fromEntries(
    Object.entries(values).flatMap(([measure, value]) => (value === null ? [] : [[measure, String(value)]])),
  )

const valuesIn = (typed: Typed): Values => ({
  ...noValues,
  ...Object.fromEntries(Object.entries(typed).map(([measure, text]) => [measure, numberTyped(text) ?? null])),
})
