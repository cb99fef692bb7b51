import { useState } from 'react'
import type { AnswerOf } from '#kernel/shared/call.ts'
import { useSend, type useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { useListState } from '#kernel/web/kit/use-list-state.ts'
import { wholeTable } from '#kernel/web/kit/whole-table.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { z } from 'zod'
import { ReasonOfCorrection } from '../../rates/rate.model.ts'
import { volumesCalls } from '../volumes.calls.ts'

type Answer = ReturnType<typeof useCall<typeof volumesCalls.getContractVolumes>>
type Click = AnswerOf<typeof volumesCalls.getContractVolumes>['clicks'][number]

/** What was bought at a fixed price for a part of the year, the latest first; what was taken back stays told. */
export function ClicksTable({ contractId, answer }: { contractId: string; answer: Answer }) {
  const t = useT()
  const { date, month, number } = useFormat()
  const list = useListState({ module: 'energie.volumes' })
  const [cancelling, setCancelling] = useState<Click | null>(null)
  const { clicks = [], can } = answer.data ?? {}
  const columns: Column<Click>[] = [
    { key: 'clickedOn', label: t('energie.volumes.clicked-on'), text: row => date(row.clickedOn) },
    { key: 'reference', label: t('field.reference'), text: ({ reference }) => reference },
    {
      key: 'delivery',
      label: t('energie.volumes.delivery-of'),
      text: row =>
        row.deliveryFrom === row.deliveryTo
          ? month(row.deliveryFrom.slice(0, 7))
          : `${month(row.deliveryFrom.slice(0, 7))} – ${month(row.deliveryTo.slice(0, 7))}`,
    },
    {
      key: 'mwh',
      label: t('energie.volumes.unit'),
      text: ({ mwh }) => number(mwh, { maximumFractionDigits: 3 }),
      align: 'end',
    },
    {
      key: 'price',
      label: t('energie.rates.unit-short.eur_mwh'),
      text: ({ price }) =>
        price === undefined ? null : number(price, { minimumFractionDigits: 2, maximumFractionDigits: 6 }),
      align: 'end',
    },
    {
      key: 'state',
      label: t('field.state'),
      text: ({ reason }) => reason,
      cell: ({ reason, cancelledAt }) => (
        <>
          <Chip
            label={t(cancelledAt ? 'energie.volumes.cancelled' : 'energie.volumes.counts')}
            tone={cancelledAt ? 'neutral' : 'success'}
          />{' '}
          {reason}
        </>
      ),
      onPhone: 'badge',
    },
  ]
  return (
    <>
      <DataTable
        label={t('energie.volumes.clicks')}
        {...wholeTable({ list, answer: { ...answer, data: clicks }, columns, textOf: row => row.reference ?? '' })}
        rowId={row => row.id}
        rowName={row => row.reference ?? date(row.clickedOn)}
        rowActions={row =>
          can?.cancel && row.cancelledAt === null
            ? [{ label: t('energie.volumes.cancel'), onSelect: () => setCancelling(row) }]
            : []
        }
        empty={{ title: t('energie.volumes.no-click'), text: t('energie.volumes.no-click-text') }}
      />
      {cancelling && (
        <CancelDialog contractId={contractId} clickId={cancelling.id} onClose={() => setCancelling(null)} />
      )}
    </>
  )
}

const Cancelling = z.strictObject({ reason: ReasonOfCorrection })

type CancelProps = { contractId: string; clickId: string; onClose: () => void }

function CancelDialog({ contractId, clickId, onClose }: CancelProps) {
  const t = useT()
  const { send } = useSend(volumesCalls.cancelClick, { staysOnPage: true })
  return (
    <Dialog title={t('energie.volumes.cancel')} onClose={onClose}>
      <Form
        schema={Cancelling}
        values={{ reason: '' }}
        submit={t('energie.volumes.cancel')}
        isDestructive
        onCancel={onClose}
        onSubmit={async ({ reason }) => {
          await send({ id: contractId, clickId, reason })
          onClose()
        }}
      >
        <TextField name="reason" label={t('field.reason')} autoFocus />
      </Form>
    </Dialog>
  )
}
