import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { invoiceTypesCalls } from '../invoice-types.calls.ts'
import { InvoiceTypeForm } from './invoice-type-form.tsx'

/** The newest version of a type: its draft is changed, and one that counts is followed by another. */
export function EditInvoiceTypeDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const { data: type, error, refetch } = useCall(invoiceTypesCalls.getInvoiceType, { id })
  const { send } = useSend(invoiceTypesCalls.editInvoiceType, { staysOnPage: true })
  return (
    <Dialog title={type?.name ?? t('energie.invoice-types.type')} onClose={onClose} width="md">
      {error && <Failed error={error} onRetry={refetch} />}
      {type && (
        <InvoiceTypeForm
          standing={type}
          onClose={onClose}
          onSave={async written => {
            const { name } = await send({ ...written, id, version: type.version })
            alert.success(t('kernel.record.was-saved', { name }))
            onClose()
          }}
        />
      )}
    </Dialog>
  )
}
