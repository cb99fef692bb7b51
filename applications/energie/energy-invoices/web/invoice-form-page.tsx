import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { PageSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { energyInvoicesCalls } from '../energy-invoices.calls.ts'
import { addressOfEnergyInvoice } from '../energy-invoices-place.model.ts'
import { InvoiceForm } from './invoice-form.tsx'

/** An invoice as it lies on the desk; it is checked once it is saved. */
export function NewInvoicePage() {
  const t = useT()
  const alert = useAlert()
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const { data: choices, error, refetch } = useCall(energyInvoicesCalls.getEnergyInvoiceChoices, {})
  const { send } = useSend(energyInvoicesCalls.createEnergyInvoice)
  if (error) return <Failed error={error} onRetry={refetch} />
  if (!choices) return <PageSkeleton />
  return (
    <Page title={t('energie.energy-invoices.new')}>
      <InvoiceForm
        choices={choices}
        standing={null}
        awaited={{
          contractId: parameters.get('contractId'),
          from: parameters.get('from'),
          to: parameters.get('to'),
        }}
        onSave={async written => {
          const { id, number } = await send(written)
          alert.success(t('kernel.record.was-saved', { name: number }))
          void navigate(addressOfEnergyInvoice(id))
        }}
      />
    </Page>
  )
}

/** As long as nothing was decided. */
export function EditInvoicePage() {
  const t = useT()
  const alert = useAlert()
  const navigate = useNavigate()
  const { id = '' } = useParams()
  const { data: choices } = useCall(energyInvoicesCalls.getEnergyInvoiceChoices, {})
  const { data: standing, error, refetch } = useCall(energyInvoicesCalls.getEnergyInvoice, { id })
  const { send } = useSend(energyInvoicesCalls.editEnergyInvoice)
  if (error && 'status' in error && [400, 404].includes(error.status as number))
    return <Navigate to="/error-404" replace />
  if (error) return <Failed error={error} onRetry={refetch} />
  if (!choices || !standing) return <PageSkeleton />
  if (!standing.can.edit) return <Navigate to={addressOfEnergyInvoice(id)} replace />
  return (
    <Page title={t('verb.editNamed', { name: standing.number })}>
      <InvoiceForm
        choices={choices}
        standing={standing}
        onSave={async written => {
          const { number } = await send({ ...written, id, version: standing.version })
          alert.success(t('kernel.record.was-saved', { name: number }))
          void navigate(addressOfEnergyInvoice(id))
        }}
      />
    </Page>
  )
}
