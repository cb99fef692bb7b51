import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { workshopsCalls } from '../workshops.calls.ts'

const typed = z.object({
  companyId: z.string().min(1, 'kernel.field.required'),
  code: z.string().regex(/^[A-Z0-9]{2,6}$/, 'atelier.workshop.code-form'),
  name: z.string().min(1, 'kernel.field.required').max(80),
})

/** A workshop more: of which company, under which code. */
export function WorkshopDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const companies = useCall(workshopsCalls.getCompaniesForWorkshops, {}, { staysOnPage: true }).data ?? []
  const { send } = useSend(workshopsCalls.postWorkshop, { staysOnPage: true })
  const save = async (said: z.output<typeof typed>) => {
    await send(said)
    alert.success(t('atelier.workshop.saved'))
    onClose()
  }
  return (
    <Dialog title={t('atelier.workshop.add')} onClose={onClose} width="sm">
      <Form
        schema={typed}
        values={{ companyId: companies.length === 1 ? companies[0]?.id : '', code: '', name: '' }}
        submit={t('verb.save')}
        onSubmit={save}
        onCancel={onClose}
      >
        <SelectField
          name="companyId"
          label={t('field.company')}
          choices={companies.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <TextField name="code" label={t('field.code')} />
        <TextField name="name" label={t('field.name')} />
      </Form>
    </Dialog>
  )
}
