import Box from '@mui/material/Box'
import { useState } from 'react'
import { Navigate, useParams } from 'react-router'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { PageSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useStaysOpen } from '#kernel/web/offline/use-stays-open.ts'
import { HistoryDialog } from '#platform/audit/audit.web.ts'
import { keepEntry } from '#platform/users/users.web.ts'
import { shipmentsCalls } from '../shipments.calls.ts'
import { LinesCard } from './lines-card.tsx'
import { CancelDialog, UnshipDialog } from './end-dialogs.tsx'
import { PalletsCard } from './pallets-card.tsx'
import { ShipDialog } from './ship-dialog.tsx'
import { ShipmentDialog } from './shipment-dialog.tsx'
import { ShipmentHead, type TaskOfShipment } from './shipment-head.tsx'

/** One truck: its pallets to scan, and what was ordered against what stands on them. */
export function ShipmentPage() {
  const t = useT()
  const { id = '', depotid = '' } = useParams()
  useStaysOpen('/atelier/', keepEntry)
  const { data: shipment, error, refetch } = useCall(shipmentsCalls.getShipment, { id, depotId: depotid })
  const { data: choices } = useCall(shipmentsCalls.getShipmentChoices, {}, { staysOnPage: true })
  const [task, setTask] = useState<TaskOfShipment | null>(null)
  if (error && 'status' in error && [400, 404].includes(error.status as number))
    return <Navigate to="/error-404" replace />
  if (error) return <Failed error={error} onRetry={refetch} />
  if (!shipment) return <PageSkeleton />
  const close = () => setTask(null)
  return (
    <Page
      title={shipment.number ?? shipment.customer}
      about={t('atelier.shipment')}
      head={<ShipmentHead shipment={shipment} onTask={setTask} />}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { lg: 'minmax(0, 3fr) minmax(0, 2fr)' } }}>
        <PalletsCard shipment={shipment} />
        <LinesCard shipment={shipment} />
      </Box>
      {task === 'edit' && choices && <ShipmentDialog choices={choices} shipment={shipment} onClose={close} />}
      {task === 'ship' && <ShipDialog shipment={shipment} onClose={close} />}
      {task === 'unship' && <UnshipDialog shipment={shipment} onClose={close} />}
      {task === 'cancel' && <CancelDialog shipment={shipment} onClose={close} />}
      {task === 'history' && (
        <HistoryDialog
          table="atelier.shipment"
          rowId={shipment.id}
          name={shipment.number ?? shipment.customer}
          onClose={close}
        />
      )}
    </Page>
  )
}
