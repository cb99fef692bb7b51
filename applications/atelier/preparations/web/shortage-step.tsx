import { useT } from '#kernel/web/i18n.ts'
import { ReasonTiles } from '#kernel/web/kit/touch/reason-tiles.tsx'
import { TouchStep } from '#kernel/web/kit/touch/touch-step.tsx'
import type { FloorAct } from '#atelier/use-floor-act.ts'
import { reasonsOfShortage } from '../../shipments/shipment.model.ts'
import type { PreparationLine } from '../preparation.model.ts'
import { preparationsCalls } from '../preparations.calls.ts'

type Props = { id: string; line: PreparationLine; floor: FloorAct; onClose: () => void }

/** Why what is missing does not come: the line is done with, as it stands. */
export function ShortageStep({ id, line, floor, onClose }: Props) {
  const t = useT()
  return (
    <TouchStep title={t('atelier.preparation.why-missing')} note={line.article} onClose={onClose}>
      <ReasonTiles
        label={t('atelier.preparation.why-missing')}
        tiles={reasonsOfShortage.map(value => ({ value, label: t(`atelier.shipment.shortage.${value}`) }))}
        onChoose={async value => {
          const reason = value as (typeof reasonsOfShortage)[number]
          const label = `${t('atelier.preparation.short-told')} · ${line.article}`
          await floor.actLater(preparationsCalls.reportShortage, { id, lineId: line.id, reason }, { label })
          onClose()
        }}
      />
    </TouchStep>
  )
}
