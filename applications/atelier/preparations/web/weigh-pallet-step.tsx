import { useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { numberTyped } from '#kernel/web/kit/touch/number-pad.tsx'
import { PadStep } from '#kernel/web/kit/touch/pad-step.tsx'
import { ReasonTiles } from '#kernel/web/kit/touch/reason-tiles.tsx'
import { TouchStep } from '#kernel/web/kit/touch/touch-step.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { FloorAct } from '#atelier/use-floor-act.ts'
import type { Pallet } from '../../shipments/shipment.model.ts'
import type { PreparationDetail } from '../preparation.model.ts'
import { ScaleBeside, type ScaleAtHand, useScaleAtHand } from '../../weighing/scales.web.ts'
import { preparationsCalls } from '../preparations.calls.ts'

type Props = {
  preparation: PreparationDetail
  pallet: Pallet
  floor: FloorAct
  onDone: () => void
  onClose: () => void
}

const none = 'none'

/** Where the weight in the field comes from. */
function useSource() {
  const t = useT()
  return (read: ScaleAtHand['read'], scale: ScaleAtHand['scale']) =>
    read
      ? [t(`atelier.weighing.read-from.${read.source}`), scale?.name].filter(Boolean).join(' · ')
      : t('atelier.weighing.nothing-read')
}

/** What the pallet stands on, then what the scale says: it is done once both agree with its cases. */
export function WeighPalletStep({ preparation, pallet, floor, onDone, onClose }: Props) {
  const t = useT()
  const { weight } = useFormat()
  const sourceOf = useSource()
  const { id, supports, scales } = preparation
  const [support, setSupport] = useState<string | null>(supports.length === 0 ? none : null)
  const [typed, setTyped] = useState('')
  const hand = useScaleAtHand({ containers: [], scales }, preparation.depotId, () => setTyped(''))
  const read = typed === '' ? hand.read : null
  const grossKg = numberTyped(typed) ?? read?.grossKg
  const note = t('atelier.pallet.cases', { cases: pallet.cases, weight: weight(pallet.netKg) })
  const save = async () => {
    if (!grossKg) return
    const supportId = support === none ? null : support
    if (!(await floor.act(preparationsCalls.completePallet, { id, supportId, grossKg }))) return
    onDone()
    onClose()
  }
  if (support === null)
    return (
      <TouchStep title={t('atelier.preparation.which-support')} note={note} onClose={onClose}>
        <ReasonTiles
          label={t('atelier.preparation.which-support')}
          tiles={[
            ...supports.map(({ id: value, name, tareKg }) => ({ value, label: name, note: weight(tareKg) })),
            { value: none, label: t('atelier.preparation.no-support') },
          ]}
          onChoose={setSupport}
        />
      </TouchStep>
    )
  return (
    <PadStep
      title={t('atelier.preparation.complete')}
      note={note}
      label={t('atelier.preparation.gross')}
      unit="kg"
      decimals={3}
      value={typed}
      {...(scales.length > 0 && {
        filled: read?.grossKg.toFixed(3),
        source: typed === '' ? sourceOf(read, hand.scale) : t('atelier.weighing.read-from.manual'),
        beside: <ScaleBeside hand={hand} />,
      })}
      onChange={value => {
        floor.forget()
        setTyped(value)
      }}
      refusal={floor.refusal?.message ?? null}
      disabled={!grossKg || floor.isBusy}
      onSave={() => void save()}
      onClose={onClose}
    />
  )
}
