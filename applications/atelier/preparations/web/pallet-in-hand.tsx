import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useAlert } from '#kernel/web/alerts.ts'
import { useT } from '#kernel/web/i18n.ts'
import { RowMenu } from '#kernel/web/kit/row-menu.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { FloorAct } from '#atelier/use-floor-act.ts'
import { useLabelActions } from '#atelier/use-label-actions.ts'
import type { Pallet } from '../../shipments/shipment.model.ts'
import { PalletChip } from '../../shipments/shipments.web.ts'
import type { PreparationDetail } from '../preparation.model.ts'
import { preparationsCalls } from '../preparations.calls.ts'
import { WeighPalletStep } from './weigh-pallet-step.tsx'

/** The pallets of the order: the one that is being built can be weighed, those that are done get their label. */
export function PalletInHand({ preparation, floor }: { preparation: PreparationDetail; floor: FloorAct }) {
  const t = useT()
  const alert = useAlert()
  const [isWeighing, setIsWeighing] = useState(false)
  const { id, pallets, canPick } = preparation
  const inHand = pallets.find(({ state }) => state === 'building')
  return (
    <SectionCard title={t('atelier.shipment.pallets')}>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {!preparation.hasPrefix && (
          <Typography sx={{ color: 'error.strong' }}>{t('atelier.shipment.no-prefix')}</Typography>
        )}
        {pallets.length === 0 && (
          <Typography sx={{ color: 'text.secondary' }}>{t('atelier.shipment.no-pallet')}</Typography>
        )}
        {pallets.map(pallet => (
          <PalletOfOrder key={pallet.id} id={id} pallet={pallet} canPick={canPick} floor={floor} />
        ))}
        {canPick && inHand && inHand.lines.length > 0 && (
          <Button variant="contained" size="large" onClick={() => setIsWeighing(true)}>
            {t('atelier.preparation.complete')}
          </Button>
        )}
      </Box>
      {isWeighing && inHand && (
        <WeighPalletStep
          preparation={preparation}
          pallet={inHand}
          floor={floor}
          onDone={() => alert.success(t('atelier.preparation.completed', { sscc: inHand.sscc }))}
          onClose={() => setIsWeighing(false)}
        />
      )}
    </SectionCard>
  )
}

type RowProps = { id: string; pallet: Pallet; canPick: boolean; floor: FloorAct }

function PalletOfOrder({ id, pallet, canPick, floor }: RowProps) {
  const t = useT()
  const { weight } = useFormat()
  const labelActions = useLabelActions()
  const { sscc, state, cases, netKg, lines } = pallet
  return (
    <Box sx={{ p: 1.5, borderRadius: 2, border: 1, borderColor: 'divider', display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere', flex: 1 }}>
          <bdi>{sscc}</bdi>
        </Typography>
        <PalletChip state={state} />
        <RowMenu
          label={t('verb.actOnNamed', { name: sscc })}
          actions={[
            ...labelActions(preparationsCalls.getLabelOfPallet, {
              say: format => t(`atelier.pallet.print.${format}`),
              asked: format => ({ palletId: pallet.id, format }),
            }),
            ...(canPick || state === 'complete'
              ? [
                  {
                    label: t('atelier.preparation.break-up'),
                    isDestructive: true,
                    onSelect: () => void floor.act(preparationsCalls.breakUpPallet, { id, palletId: pallet.id }),
                  },
                ]
              : []),
          ]}
        />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('atelier.pallet.cases', { cases, weight: weight(netKg) })}
      </Typography>
      {lines.map(line => (
        <Box key={line.id} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Typography sx={{ flex: 1 }}>
            {t('atelier.preparation.picked', { lot: line.lot, cases: line.cases })}
          </Typography>
          {canPick && state === 'building' && (
            <Button
              size="large"
              onClick={() => void floor.act(preparationsCalls.putBack, { id, palletLineId: line.id })}
            >
              {t('atelier.preparation.put-back')}
            </Button>
          )}
        </Box>
      ))}
    </Box>
  )
}
