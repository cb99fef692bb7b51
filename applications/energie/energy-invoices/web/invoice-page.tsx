import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { Navigate, useParams } from 'react-router'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { PageSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { Timeline } from '#kernel/web/kit/timeline.tsx'
import { HistoryDialog } from '#platform/audit/audit.web.ts'
import { MissingOfComputation } from '#energie/missing-of-computation.tsx'
import { energyInvoicesCalls } from '../energy-invoices.calls.ts'
import { ComparedLines } from './compared-lines.tsx'
import { CreditDialog } from './credit-dialog.tsx'
import { FindingsAlert } from './findings-alert.tsx'
import { InvoiceHead, type TaskOfInvoice } from './invoice-head.tsx'
import { ReadingsCard } from './readings-card.tsx'
import { WordDialog } from './word-dialog.tsx'

/** One invoice: what it asks for beside what it should be, and what was decided. */
export function InvoicePage() {
  const t = useT()
  const { id = '' } = useParams()
  const { data: invoice, error, refetch } = useCall(energyInvoicesCalls.getEnergyInvoice, { id })
  const [task, setTask] = useState<TaskOfInvoice | null>(null)
  if (error && 'status' in error && [400, 404].includes(error.status as number))
    return <Navigate to="/error-404" replace />
  if (error) return <Failed error={error} onRetry={refetch} />
  if (!invoice) return <PageSkeleton />
  const close = () => setTask(null)
  const { number, missing, hasNoType, isOutdated, isOwn, can } = invoice
  return (
    <Page
      title={number}
      about={t('energie.energy-invoices.invoice')}
      head={<InvoiceHead invoice={invoice} onTask={setTask} />}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        {isOutdated && <Alert severity="info">{t('energie.energy-invoices.outdated')}</Alert>}
        {hasNoType && <Alert severity="warning">{t('energie.energy-invoices.no-type')}</Alert>}
        {missing.length > 0 && <MissingOfComputation missing={missing} />}
        <FindingsAlert findings={invoice.findings} />
        {isOwn && can.validate && <Alert severity="info">{t('energie.energy-invoices.same-person')}</Alert>}
        <SectionCard title={t('energie.energy-invoices.compared')}>
          <ComparedLines invoice={invoice} />
        </SectionCard>
        <Box sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: { md: '1fr 1fr' } }}>
          <ReadingsCard readings={invoice.readings} />
          <SectionCard title={t('energie.energy-invoices.events')}>
            <Timeline
              events={invoice.events.map(event => ({
                ...event,
                title: t(`energie.energy-invoices.event.${event.kind}`),
              }))}
            />
          </SectionCard>
        </Box>
      </Box>
      {task === 'credit' && <CreditDialog invoice={invoice} onClose={close} />}
      {task === 'history' && <HistoryDialog table="energie.energy_invoice" rowId={id} name={number} onClose={close} />}
      {task && task !== 'credit' && task !== 'history' && <WordDialog act={task} invoice={invoice} onClose={close} />}
    </Page>
  )
}
