import Box from '@mui/material/Box'
import { useState } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { type Scan, useScanner } from '#kernel/web/devices/scanner.ts'
import { useT } from '#kernel/web/i18n.ts'
import { BigButton } from '#kernel/web/kit/touch/big-button.tsx'
import { NumberPad, numberTyped } from '#kernel/web/kit/touch/number-pad.tsx'
import { TouchStep } from '#kernel/web/kit/touch/touch-step.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { FabricationOrderDetail } from '#atelier/fabrication-orders/fabrication-order.model.ts'
import { type ScaleAtHand, ScaleBeside, useScaleAtHand } from '../../../weighing/scales.web.ts'
import { type BenchOfWorkshop, isWeight } from '../../../weighing/weighing.model.ts'
import { lineWorkCalls } from '../../line-work.calls.ts'
import type { StepProps } from '../step.ts'

type Props = Pick<StepProps, 'order' | 'floor' | 'onClose'> & {
  lot: FabricationOrderDetail
  /** Another label is another lot. */
  onScan: (scan: Scan) => void
}

const nothingThere: BenchOfWorkshop = { containers: [], scales: [] }

/** How much of a lot is poured: the whole rest, what the scale says at rest less its tare, or what the pad says. */
export function WeightStep({ lot, order, floor, onScan, onClose }: Props) {
  const t = useT()
  const { weight } = useFormat()
  const [typed, setTyped] = useState('')
  const options = { staysOnPage: true, keptOffline: true } as const
  const bench = useCall(lineWorkCalls.getScalesOfLine, { atelierId: order.atelierId }, options).data ?? nothingThere
  const hand = useScaleAtHand(bench, order.atelierId, () => setTyped(''))
  useScanner(scan => {
    if (!isWeight(scan.gs1?.lot ?? scan.text)) onScan(scan)
  })
  const kg = numberTyped(typed) ?? hand.netKg ?? undefined
  const pour = async (pouring: {
    addedKg: number
    status?: 'poured'
    weighed?: NonNullable<ScaleAtHand['weighed']>
  }) => {
    const label = `${t('atelier.poste.pour-this')} ${weight(pouring.addedKg)} · ${lot.numLot}`
    if (await floor.actLater(lineWorkCalls.updateFabricationOrderDetail, { id: lot.id, ...pouring }, { label }))
      onClose()
  }
  const hasScale = bench.scales.length > 0
  const source = useSourceOf(hand, typed !== '')
  return (
    <TouchStep
      title={lot.numLot}
      note={[lot.family, lot.place, t('atelier.poste.rest', { kg: weight(lot.remainingKg) })]
        .filter(Boolean)
        .join(' · ')}
      onClose={onClose}
      foot={
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
          <BigButton
            label={t('atelier.poste.pour-rest')}
            note={weight(lot.remainingKg)}
            tone="plain"
            disabled={floor.isBusy || lot.remainingKg <= 0}
            onPress={() => void pour({ addedKg: lot.remainingKg, status: 'poured' })}
          />
          <BigButton
            label={t('atelier.poste.pour-this')}
            {...(kg !== undefined && kg > 0 && { note: weight(kg) })}
            disabled={floor.isBusy || kg === undefined || kg <= 0}
            onPress={() =>
              void pour({ addedKg: kg ?? 0, ...(typed === '' && hand.weighed && { weighed: hand.weighed }) })
            }
          />
        </Box>
      }
    >
      <Box sx={hasScale ? beside : alone}>
        <NumberPad
          label={t('atelier.poste.weight')}
          unit="kg"
          decimals={3}
          value={typed}
          filled={hand.netKg?.toFixed(3)}
          source={hasScale ? source : undefined}
          onChange={setTyped}
        />
        {hasScale && <ScaleBeside hand={hand} />}
      </Box>
    </TouchStep>
  )
}

/** Where the weight in the field comes from, and what was taken off it. */
function useSourceOf({ read, netKg, scale, weight: { tareKg } }: ReturnType<typeof useScaleAtHand>, isTyped: boolean) {
  const t = useT()
  const { weight } = useFormat()
  if (isTyped) return t(tareKg > 0 ? 'atelier.poste.typed-net' : 'atelier.weighing.read-from.manual')
  if (!read || netKg === null) return t('atelier.weighing.nothing-read')
  if (netKg <= 0) return t('atelier.poste.below-tare')
  const parts = tareKg > 0 ? [t('atelier.poste.gross-tare', { gross: weight(read.grossKg), tare: weight(tareKg) })] : []
  return [t(`atelier.weighing.read-from.${read.source}`), scale?.name, ...parts].filter(Boolean).join(' · ')
}

const alone = { maxWidth: 460, mx: 'auto' } as const
const beside = {
  display: 'grid',
  alignItems: 'start',
  gap: 3,
  maxWidth: 1100,
  mx: 'auto',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 460px) minmax(0, 1fr)' },
} as const
