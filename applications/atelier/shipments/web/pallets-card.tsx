import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { RowMenu } from '#kernel/web/kit/row-menu.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { ScanField } from '#kernel/web/kit/touch/scan-field.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { useFloorAct } from '#atelier/use-floor-act.ts'
import { useLabelActions } from '#atelier/use-label-actions.ts'
import { preparationsCalls } from '../../preparations/preparations.calls.ts'
import type { Pallet, Shipment } from '../shipment.model.ts'
import { shipmentsCalls } from '../shipments.calls.ts'
import { PalletChip } from './state-chip.tsx'

/** Pallets to scan into the truck; a wrong one is told in red with the customer that it is for. */
export function PalletsCard({ shipment }: { shipment: Shipment }) {
  const t = useT()
  const { id, pallets, can, loadedPallets: loaded } = shipment
  const floor = useFloorAct(`shipment ${id}`)
  const load = async (sscc: string) => {
    floor.forget()
    await floor.actLater(shipmentsCalls.loadPallet, { id, sscc }, { label: `${t('atelier.pallet.load')} ${sscc}` })
  }
  return (
    <SectionCard
      title={`${t('atelier.shipment.pallets')} · ${t('atelier.shipment.loaded', { loaded, pallets: pallets.length })}`}
    >
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {can.load && (
          <ScanField
            label={t('atelier.pallet.scan')}
            disabled={floor.isBusy}
            error={floor.refusal?.message ?? null}
            onScan={({ text, gs1 }) => void load(gs1?.sscc ?? text)}
          />
        )}
        {pallets.length === 0 && (
          <Empty title={t('atelier.shipment.no-pallet')} text={t('atelier.shipment.no-pallet-text')} />
        )}
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
          {pallets.map(pallet => (
            <PalletRow key={pallet.id} pallet={pallet} shipment={shipment} onLoad={() => void load(pallet.sscc)} />
          ))}
        </Box>
      </Box>
    </SectionCard>
  )
}

type RowProps = { pallet: Pallet; shipment: Shipment; onLoad: () => void }

function PalletRow({ pallet, shipment: { id, can }, onLoad }: RowProps) {
  const t = useT()
  const { weight } = useFormat()
  const labelActions = useLabelActions()
  const unloading = useSend(shipmentsCalls.unloadPallet, { staysOnPage: true })
  const { sscc, state, cases, netKg, lines } = pallet
  return (
    <Box
      component="li"
      sx={{ p: 1.5, borderRadius: 2, border: 1, borderColor: 'divider', display: 'flex', flexWrap: 'wrap', gap: 1.5 }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
            <bdi>{sscc}</bdi>
          </Typography>
          <PalletChip state={state} />
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('atelier.pallet.cases', { cases, weight: weight(netKg) })}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[...new Set(lines.flatMap(({ article, lot }) => [article, lot]))].join(' · ')}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        {can.load && state === 'complete' && (
          <Button variant="outlined" size="large" onClick={onLoad}>
            {t('atelier.pallet.load')}
          </Button>
        )}
        <RowMenu
          label={t('verb.actOnNamed', { name: sscc })}
          actions={[
            ...labelActions(preparationsCalls.getLabelOfPallet, {
              say: format => t(`atelier.pallet.print.${format}`),
              asked: format => ({ palletId: pallet.id, format }),
            }),
            ...(can.load && state === 'loaded'
              ? [{ label: t('atelier.pallet.unload'), onSelect: () => unloading.start({ id, sscc }) }]
              : []),
          ]}
        />
      </Box>
    </Box>
  )
}
