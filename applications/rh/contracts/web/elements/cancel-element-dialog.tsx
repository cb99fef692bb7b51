import Typography from '@mui/material/Typography'
import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import type { ElementOfContract } from '../../contract-element.model.ts'
import { contractElementsCalls } from '../../contract-elements.calls.ts'

const schema = z.strictObject({ reason: z.string().min(1, 'kernel.field.required').max(500) })

/** Takes back what an element of a contract did, and says why. */
export function CancelElementDialog({ element, onClose }: { element: ElementOfContract; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(contractElementsCalls.cancelElementOfContract, { staysOnPage: true })
  const name = t(`rh.element.${element.kind}`)
  const cancel = async ({ reason }: z.output<typeof schema>) => {
    const { kind: contractElementType, id: elementOfContractId, version } = element
    await send({ contractElementType, elementOfContractId, reason, version })
    alert.success(t('rh.element.was-cancelled', { name }))
    onClose()
  }
  return (
    <Dialog title={t('rh.element.cancel-named', { name })} onClose={onClose} width="sm">
      <Form
        schema={schema}
        values={{ reason: '' }}
        submit={t('rh.element.cancel')}
        onSubmit={cancel}
        onCancel={onClose}
        isDestructive
      >
        <Typography sx={{ color: 'text.secondary' }}>{t('rh.element.cancel-text')}</Typography>
        <TextField name="reason" label={t('field.reason')} multiline minRows={2} />
      </Form>
    </Dialog>
  )
}
