import Add from '~icons/ic/baseline-add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { Navigate, useParams } from 'react-router'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { PageSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useStaysOpen } from '#kernel/web/offline/use-stays-open.ts'
import { HistoryDialog } from '#platform/audit/audit.web.ts'
import { keepEntry } from '#platform/users/users.web.ts'
import { LineAtScale } from '../../weighing/weighing.web.ts'
import { deliveriesCalls } from '../deliveries.calls.ts'
import type { DeliveryLine } from '../delivery.model.ts'
import { CloseDialog } from './close-dialog.tsx'
import { DeliveryDialog } from './delivery-dialog.tsx'
import { DeliveryHead, type TaskOfDelivery } from './delivery-head.tsx'
import { GradingDialog } from './grading-dialog.tsx'
import { LineCard } from './line-card.tsx'
import { LineDialog } from './line-dialog.tsx'
import { RefuseDialog } from './refuse-dialog.tsx'

type Task = { what: TaskOfDelivery } | { what: 'weigh' | 'grade' | 'line'; line: DeliveryLine } | { what: 'new-line' }

/** One delivery: its lines are weighed and graded one by one, then it is closed and each becomes a lot. */
export function DeliveryPage() {
  const t = useT()
  const { deliveryId = '' } = useParams()
  useStaysOpen('/atelier/', keepEntry)
  const { data: delivery, error, refetch } = useCall(deliveriesCalls.getDelivery, { id: deliveryId })
  const { data: choices } = useCall(deliveriesCalls.getDeliveryChoices, {}, { staysOnPage: true })
  const [task, setTask] = useState<Task | null>(null)
  if (error && 'status' in error && [400, 404].includes(error.status as number))
    return <Navigate to="/error-404" replace />
  if (error) return <Failed error={error} onRetry={refetch} />
  if (!delivery) return <PageSkeleton />
  const close = () => setTask(null)
  const add = (
    <Button variant="outlined" size="large" startIcon={<Add />} onClick={() => setTask({ what: 'new-line' })}>
      {t('atelier.delivery.add-line')}
    </Button>
  )
  return (
    <Page
      title={delivery.number}
      about={t('atelier.delivery')}
      head={<DeliveryHead delivery={delivery} onTask={what => setTask({ what })} />}
    >
      {delivery.lines.length === 0 ? (
        <Empty
          title={t('atelier.delivery.no-line')}
          text={t('atelier.delivery.no-line-text')}
          {...(delivery.can.write && { action: add })}
        />
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
          {delivery.lines.map(line => (
            <LineCard
              key={line.id}
              line={line}
              can={delivery.can}
              onWeigh={() => setTask({ what: 'weigh', line })}
              onGrade={() => setTask({ what: 'grade', line })}
              onEdit={() => setTask({ what: 'line', line })}
            />
          ))}
        </Box>
      )}
      {delivery.lines.length > 0 && delivery.can.write && <Box>{add}</Box>}
      {task?.what === 'edit' && choices && <DeliveryDialog choices={choices} delivery={delivery} onClose={close} />}
      {task?.what === 'close' && choices && <CloseDialog choices={choices} delivery={delivery} onClose={close} />}
      {task?.what === 'refuse' && <RefuseDialog delivery={delivery} onClose={close} />}
      {task?.what === 'history' && (
        <HistoryDialog table="atelier.delivery" rowId={delivery.id} name={delivery.number} onClose={close} />
      )}
      {task?.what === 'new-line' && choices && (
        <LineDialog choices={choices} delivery={delivery} line={null} onClose={close} />
      )}
      {task?.what === 'line' && choices && (
        <LineDialog choices={choices} delivery={delivery} line={task.line} onClose={close} />
      )}
      {task?.what === 'grade' && <GradingDialog line={task.line} onClose={close} />}
      {task?.what === 'weigh' && (
        <LineAtScale
          lineId={task.line.id}
          workshopId={delivery.workshop.id}
          title={task.line.article}
          note={[delivery.number, task.line.place, t('atelier.delivery.line-number', { number: task.line.rank })]
            .filter(Boolean)
            .join(' · ')}
          onClose={close}
        />
      )}
    </Page>
  )
}
