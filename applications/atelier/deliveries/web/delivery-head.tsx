import Button from '@mui/material/Button'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { RecordHead } from '#kernel/web/kit/record-head.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { deliveriesCalls } from '../deliveries.calls.ts'
import type { Delivery } from '../delivery.model.ts'
import { StateChip } from './state-chip.tsx'

export type TaskOfDelivery = 'edit' | 'close' | 'refuse' | 'history'

/** Who brings what and when, how much of it is weighed, and what may be done with it. */
export function DeliveryHead({ delivery, onTask }: { delivery: Delivery; onTask: (task: TaskOfDelivery) => void }) {
  const t = useT()
  const alert = useAlert()
  const { moment, weight } = useFormat()
  const { state, can, id, number } = delivery
  const stays = { staysOnPage: true } as const
  const arrival = useSend(deliveriesCalls.markArrived, stays)
  const reopening = useSend(deliveriesCalls.reopenDelivery, {
    ...stays,
    onDone: () => alert.success(t('atelier.delivery.reopened', { number })),
  })
  const cancelling = useSend(deliveriesCalls.cancelDelivery, stays)
  return (
    <RecordHead
      name={number}
      chips={<StateChip state={state} isLate={delivery.isLate} />}
      about={[delivery.grower ?? t('atelier.delivery.own'), delivery.workshop.name].join(' · ')}
      buttons={
        <>
          {can.write && state === 'expected' && (
            <Button variant="contained" size="large" loading={arrival.isSending} onClick={() => arrival.start({ id })}>
              {t('atelier.delivery.arrive')}
            </Button>
          )}
          {can.close && (
            <Button variant="contained" size="large" onClick={() => onTask('close')}>
              {t('atelier.delivery.close')}
            </Button>
          )}
        </>
      }
      actions={[
        ...(can.write ? [{ label: t('verb.edit'), onSelect: () => onTask('edit') }] : []),
        ...(can.reopen ? [{ label: t('atelier.delivery.reopen'), onSelect: () => reopening.start({ id }) }] : []),
        ...(can.write && state === 'expected'
          ? [{ label: t('atelier.delivery.cancel'), onSelect: () => cancelling.start({ id }) }]
          : []),
        ...(can.refuse
          ? [{ label: t('atelier.delivery.refuse'), isDestructive: true, onSelect: () => onTask('refuse') }]
          : []),
        { label: t('field.history'), onSelect: () => onTask('history') },
      ]}
      facts={[
        { label: t('atelier.weighing.net'), value: weight(delivery.netKg) },
        {
          label: t('atelier.delivery.expected-weight'),
          value: delivery.expectedKg === null ? null : weight(delivery.expectedKg),
        },
        { label: t('atelier.delivery.expected'), value: delivery.expectedAt && moment(delivery.expectedAt) },
        { label: t('atelier.delivery.arrived'), value: delivery.arrivedAt && moment(delivery.arrivedAt) },
        {
          label: t('atelier.delivery.carrier'),
          value: [delivery.carrier, delivery.plate].filter(Boolean).join(' · ') || null,
        },
        ...(delivery.closedAt
          ? [
              {
                label: t('atelier.delivery.closed-by'),
                value: `${delivery.closedBy ?? ''} · ${moment(delivery.closedAt)}`,
              },
            ]
          : []),
        ...(delivery.refusedReason
          ? [{ label: t('atelier.delivery.refused-reason'), value: delivery.refusedReason, isLong: true }]
          : []),
        ...(delivery.note ? [{ label: t('field.note'), value: delivery.note, isLong: true }] : []),
      ]}
    />
  )
}
