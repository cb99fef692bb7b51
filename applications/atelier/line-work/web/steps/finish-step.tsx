import Box from '@mui/material/Box'
import { useState } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { BigButton } from '#kernel/web/kit/touch/big-button.tsx'
import { NumberPad, numberTyped } from '#kernel/web/kit/touch/number-pad.tsx'
import { ReasonTiles } from '#kernel/web/kit/touch/reason-tiles.tsx'
import { TouchStep } from '#kernel/web/kit/touch/touch-step.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { type FateOfDefect, fatesOfDefect } from '#atelier/defect-kinds/defect-kind.model.ts'
import { massBalance } from '#atelier/fabrication-orders/figures.model.ts'
import { fabricationOrdersCalls } from '#atelier/fabrication-orders/fabrication-orders.calls.ts'
import type { StepProps } from '../step.ts'
import { DefectsStage, type KgOfDefects } from './defects-stage.tsx'

const kept = { staysOnPage: true, keptOffline: true } as const
const stagesOf = (hasDefects: (fate: FateOfDefect) => boolean) =>
  [
    'cases',
    'downgraded',
    ...(hasDefects('downgraded') ? (['downgradedDefects'] as const) : []),
    'waste',
    ...(hasDefects('waste') ? (['wasteDefects'] as const) : []),
    'balance',
  ] as const
const gapReasons = ['scale', 'counting', 'drying', 'sorting'] as const
const grams = (kg: number) => Math.round(kg * 1000)

/** Cases, what was downgraded and what was wasted with the defects of both, then the balance that must be right: held for a second, the order is over. */
export function FinishStep({ order, floor, onClose }: StepProps) {
  const t = useT()
  const { weight, number } = useFormat()
  const [typed, setTyped] = useState({
    cases: order.doneCases > 0 ? String(order.doneCases) : '',
    downgraded: '',
    waste: '',
  })
  const [named, setNamed] = useState<Record<FateOfDefect, KgOfDefects>>({ downgraded: {}, waste: {} })
  const [place, setPlace] = useState(0)
  const [reason, setReason] = useState('')
  const kinds = useCall(fabricationOrdersCalls.getDefectKindsOfOrder, { id: order.id }, kept).data ?? []
  const doneCases = numberTyped(typed.cases) ?? 0
  const [downgradedKg, wasteKg] = [numberTyped(typed.downgraded) ?? 0, numberTyped(typed.waste) ?? 0]
  const lostKg = { downgraded: downgradedKg, waste: wasteKg }
  const stages = stagesOf(fate => kinds.length > 0 && lostKg[fate] > 0)
  const stage = stages[place] ?? 'balance'
  const balance = massBalance({
    pouredG: grams(order.pouredKg),
    producedG: doneCases * grams(order.netCaseKg),
    downgradedG: grams(downgradedKg),
    wasteG: grams(wasteKg),
  })
  const finish = async () => {
    const defects = fatesOfDefect.flatMap(fate =>
      kinds.flatMap(({ id: defectKindId }) => {
        const kg = named[fate][defectKindId] ?? 0
        return kg > 0 ? [{ fate, defectKindId, kg }] : []
      }),
    )
    const said = { orderId: order.id, doneCases, downgradedKg, wasteKg, defects, ...(reason && { gapReason: reason }) }
    if (await floor.act(fabricationOrdersCalls.terminerFabrication, said)) onClose()
  }
  const note = t('atelier.poste.step-of', { step: place + 1, steps: stages.length })
  if (stage === 'downgradedDefects' || stage === 'wasteDefects') {
    const fate = stage === 'wasteDefects' ? 'waste' : 'downgraded'
    return (
      <DefectsStage
        key={stage}
        title={t(`atelier.poste.ask.${stage}`, { kg: weight(lostKg[fate]) })}
        note={note}
        totalKg={lostKg[fate]}
        kinds={kinds}
        named={named[fate]}
        onName={kg => setNamed({ ...named, [fate]: kg })}
        onContinue={() => setPlace(place + 1)}
        onClose={() => setPlace(place - 1)}
      />
    )
  }
  if (stage !== 'balance') {
    const isCases = stage === 'cases'
    return (
      <TouchStep
        title={t(`atelier.poste.ask.${stage}`)}
        note={note}
        onClose={place === 0 ? onClose : () => setPlace(place - 1)}
        foot={
          <BigButton
            label={t('verb.continue')}
            disabled={isCases && typed.cases === ''}
            onPress={() => setPlace(place + 1)}
          />
        }
      >
        <Box sx={{ maxWidth: 460, mx: 'auto' }}>
          <NumberPad
            label={t(`atelier.poste.ask.${stage}`)}
            decimals={isCases ? 0 : 3}
            {...(!isCases && { unit: 'kg' })}
            value={typed[stage]}
            onChange={value => {
              setTyped({ ...typed, [stage]: value })
              if (!isCases) setNamed({ ...named, [stage]: {} })
            }}
          />
        </Box>
      </TouchStep>
    )
  }
  const tone = balance.asksRight ? 'error' : balance.asksReason ? 'warning' : 'success'
  const lines = [
    [t('atelier.poste.poured'), weight(order.pouredKg)],
    [t('atelier.poste.produced'), `${weight(doneCases * order.netCaseKg)} (${number(doneCases)})`],
    [t('atelier.poste.downgraded'), weight(downgradedKg)],
    [t('atelier.poste.waste'), weight(wasteKg)],
  ] as const
  return (
    <TouchStep
      title={t('atelier.poste.ask.balance')}
      note={note}
      onClose={() => setPlace(place - 1)}
      foot={
        <BigButton
          label={t('atelier.poste.finish-order')}
          note={t('atelier.poste.hold')}
          tone="error"
          hold={1_000}
          disabled={floor.isBusy || (balance.asksReason && reason === '')}
          onPress={() => void finish()}
        />
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: '1fr auto', gap: 1, fontSize: '1.5rem' }}>
          {lines.map(([label, value]) => (
            <Box key={label} sx={{ display: 'contents' }}>
              <dt>{label}</dt>
              <Box component="dd" sx={{ m: 0, textAlign: 'end', fontWeight: 700 }}>
                <bdi>{value}</bdi>
              </Box>
            </Box>
          ))}
        </Box>
        <Box
          role="status"
          sx={theme => ({
            p: 2,
            borderRadius: '16px',
            fontSize: '1.9rem',
            fontWeight: 750,
            color: theme.vars.palette[tone].strong,
            backgroundColor: `color-mix(in srgb, ${theme.vars.palette[tone].main} 14%, transparent)`,
          })}
        >
          {t('atelier.poste.loss', { kg: weight(balance.lossG / 1000), pct: number(balance.gapPct) })}
        </Box>
        {balance.asksReason && (
          <>
            <Box sx={{ fontSize: '1.3rem', fontWeight: 650 }}>
              {reason || t(balance.asksRight ? 'atelier.poste.why-gap-manager' : 'atelier.poste.why-gap')}
            </Box>
            <ReasonTiles
              label={t('atelier.poste.why-gap')}
              tiles={gapReasons.map(value => ({ value, label: t(`atelier.poste.gap.${value}`) }))}
              onChoose={value => setReason(t(`atelier.poste.gap.${value}`))}
            />
          </>
        )}
      </Box>
    </TouchStep>
  )
}
