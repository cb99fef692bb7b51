import type { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { ServiceFields, type ServiceRow } from '../../company.model.ts'
import { companiesCalls } from '../../companies.calls.ts'
import { atFieldsOf } from '../at-fields-of.ts'

type Props = { companyId: string; service: ServiceRow | undefined; onClose: () => void }

/** A new service, or another name for a known one. */
export function ServiceForm({ companyId, service, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const create = useSend(companiesCalls.createService, { staysOnPage: true })
  const edit = useSend(companiesCalls.editService, { staysOnPage: true })
  const save = async ({ name }: z.output<typeof ServiceFields>) => {
    if (service)
      await edit.send({ service: { id: service.id, name, version: service.version } }).catch(atFieldsOf('service'))
    else await create.send({ companyId, service: { name } }).catch(atFieldsOf('service'))
    alert.success(t(service ? 'companies.service.renamed' : 'companies.service.created', { name }))
    onClose()
  }
  return (
    <Dialog
      title={service ? t('companies.service.rename-title', { name: service.name }) : t('companies.service.new')}
      onClose={onClose}
      width="xs"
    >
      <Form
        schema={ServiceFields}
        values={{ name: service?.name ?? '' }}
        submit={t(service ? 'verb.save' : 'companies.service.create')}
        onSubmit={save}
        onCancel={onClose}
      >
        <TextField name="name" label={t('field.serviceName')} help={t('companies.service.name-help')} autoFocus />
      </Form>
    </Dialog>
  )
}
