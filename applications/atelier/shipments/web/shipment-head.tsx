import Button from '@mui/material/Button'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { RecordHead } from '#kernel/web/kit/record-head.tsx'
import { useDownload } from '#kernel/web/use-download.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { shipmentsCalls } from '../shipments.calls.ts'
import type { Shipment } from '../shipment.model.ts'
import { StateChip } from './state-chip.tsx'

export type TaskOfShipment = 'edit' | 'ship' | 'unship' | 'cancel' | 'history'

/** For whom and when it leaves, by whom, and the one thing to do next. */
export function ShipmentHead({ shipment, onTask }: { shipment: Shipment; onTask: (task: TaskOfShipment) => void }) {
  const t = useT()
  const alert = useAlert()
  const { moment, number: figure } = useFormat()
  const { download } = useDownload()
  const { id, number, customer, state, can } = shipment
  const name = number ?? customer
  const stays = { staysOnPage: true } as const
  const preparation = useSend(shipmentsCalls.prepareShipment, {
    ...stays,
    onDone: () => alert.success(t('atelier.shipment.prepared')),
  })
  const delivery = useSend(shipmentsCalls.markDelivered, {
    ...stays,
    onDone: () => alert.success(t('atelier.shipment.delivered')),
  })
  const degrees = (celsius: number | null) => (celsius === null ? null : `${figure(celsius)} °C`)
  return (
    <RecordHead
      name={customer}
      calledInMenu={name}
      chips={<StateChip state={state} isLate={shipment.isLate} />}
      about={[number, moment(shipment.plannedAt), shipment.workshop.name].filter(Boolean).join(' · ')}
      buttons={
        <>
          {number && (
            <Button
              variant="outlined"
              size="large"
              onClick={() => void download(shipmentsCalls.getDeliveryNote, { id })}
            >
              {t('atelier.shipment.delivery-note')}
            </Button>
          )}
          {can.prepare && (
            <Button
              variant="contained"
              size="large"
              loading={preparation.isSending}
              onClick={() => preparation.start({ id })}
            >
              {t('atelier.shipment.prepare')}
            </Button>
          )}
          {can.ship && (
            <Button variant="contained" size="large" onClick={() => onTask('ship')}>
              {t('atelier.shipment.ship')}
            </Button>
          )}
        </>
      }
      actions={[
        ...(can.edit ? [{ label: t('verb.edit'), onSelect: () => onTask('edit') }] : []),
        ...(can.deliver ? [{ label: t('atelier.shipment.deliver'), onSelect: () => delivery.start({ id }) }] : []),
        ...(can.unship
          ? [{ label: t('atelier.shipment.unship'), isDestructive: true, onSelect: () => onTask('unship') }]
          : []),
        ...(can.cancel
          ? [{ label: t('atelier.shipment.cancel'), isDestructive: true, onSelect: () => onTask('cancel') }]
          : []),
        { label: t('field.history'), onSelect: () => onTask('history') },
      ]}
      facts={[
        { label: t('atelier.shipment.cut-off'), value: moment(shipment.cutOffAt) },
        { label: t('atelier.shipment.reference'), value: shipment.customerReference },
        {
          label: t('atelier.shipment.carrier'),
          value: [shipment.carrier, shipment.plate, shipment.driver].filter(Boolean).join(' · ') || null,
        },
        { label: t('atelier.shipment.dock'), value: shipment.dock },
        { label: t('atelier.shipment.preparer'), value: shipment.preparer },
        { label: t('atelier.shipment.set-temperature'), value: degrees(shipment.setTemperatureC) },
        ...(shipment.shippedAt
          ? [
              {
                label: t('atelier.shipment.shipped'),
                value: [moment(shipment.shippedAt), shipment.shippedBy].filter(Boolean).join(' · '),
              },
              { label: t('atelier.shipment.seal'), value: shipment.seal },
              { label: t('atelier.shipment.loading-temperature'), value: degrees(shipment.loadingTemperatureC) },
            ]
          : []),
        ...(shipment.temperatureReason
          ? [{ label: t('atelier.shipment.temperature-reason'), value: shipment.temperatureReason, isLong: true }]
          : []),
        ...(shipment.undoneReason
          ? [{ label: t('atelier.shipment.undone-reason'), value: shipment.undoneReason, isLong: true }]
          : []),
        ...(shipment.note ? [{ label: t('field.note'), value: shipment.note, isLong: true }] : []),
      ]}
    />
  )
}
