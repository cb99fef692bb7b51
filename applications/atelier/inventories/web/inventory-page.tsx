import { useState } from 'react'
import { Navigate, useParams } from 'react-router'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { PageSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { Tabs } from '#kernel/web/kit/tabs.tsx'
import { useOutbox } from '#kernel/web/offline/outbox.ts'
import { useStaysOpen } from '#kernel/web/offline/use-stays-open.ts'
import { useAddress } from '#kernel/web/use-address.ts'
import { HistoryDialog } from '#platform/audit/audit.web.ts'
import { keepEntry } from '#platform/users/users.web.ts'
import { inventoriesCalls } from '../inventories.calls.ts'
import { CountSheet } from './count-sheet.tsx'
import { EndDialog } from './end-dialog.tsx'
import { GapsTable } from './gaps-table.tsx'
import { InventoryHead, type TaskOfInventory } from './inventory-head.tsx'
import { withWaitingCounts } from './with-waiting-counts.ts'

const tabs = ['count', 'review'] as const

/** One count: its sheet, lot by lot, and what it found that the ledger does not say. */
export function InventoryPage() {
  const t = useT()
  const { inventaireId = '' } = useParams()
  useStaysOpen('/atelier/', keepEntry)
  const { data, error, refetch } = useCall(inventoriesCalls.getInventory, { id: inventaireId })
  const acts = useOutbox()
  const address = useAddress<'part'>()
  const [task, setTask] = useState<TaskOfInventory | null>(null)
  if (error && 'status' in error && [400, 404].includes(error.status as number))
    return <Navigate to="/error-404" replace />
  if (error) return <Failed error={error} onRetry={refetch} />
  if (!data) return <PageSkeleton />
  const inventory = withWaitingCounts(data, acts)
  const part = tabs.find(tab => tab === address.of('part')) ?? (inventory.can.count ? 'count' : 'review')
  const close = () => setTask(null)
  return (
    <Page
      title={inventory.number}
      about={t('atelier.inventory')}
      head={<InventoryHead inventory={inventory} onTask={setTask} />}
    >
      {inventory.can.count && (
        <Tabs
          label={t('atelier.inventory')}
          value={part}
          onChange={chosen => address.change({ part: chosen })}
          tabs={tabs.map(value => ({ value, label: t(`atelier.inventory.tab.${value}`) }))}
        />
      )}
      {part === 'count' ? <CountSheet inventory={inventory} /> : <GapsTable inventory={inventory} />}
      {(task === 'validate' || task === 'cancel') && (
        <EndDialog inventory={inventory} isValidated={task === 'validate'} onClose={close} />
      )}
      {task === 'history' && (
        <HistoryDialog table="atelier.inventory" rowId={inventory.id} name={inventory.number} onClose={close} />
      )}
    </Page>
  )
}
