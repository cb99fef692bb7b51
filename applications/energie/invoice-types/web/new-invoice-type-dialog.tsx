import { useNavigate } from 'react-router'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { invoiceTypesCalls } from '../invoice-types.calls.ts'
import { addressOfInvoiceType } from '../invoice-types-place.model.ts'
import { InvoiceTypeForm } from './invoice-type-form.tsx'

/** A new type, which is opened once it is written: it is to be tried. */
export function NewInvoiceTypeDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const navigate = useNavigate()
  const { send } = useSend(invoiceTypesCalls.createInvoiceType)
  return (
    <Dialog title={t('energie.invoice-types.new')} onClose={onClose} width="md">
      <InvoiceTypeForm
        standing={null}
        onClose={onClose}
        onSave={async written => {
          const { id, name } = await send(written)
          alert.success(t('kernel.record.was-saved', { name }))
          onClose()
          void navigate(addressOfInvoiceType(id))
        }}
      />
    </Dialog>
  )
}
