import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { CheckboxField } from '#kernel/web/kit/checkbox-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { catalogueCalls } from '../catalogue.calls.ts'
import { type ExternalService, ServiceKind } from '../external-service.model.ts'
import { AnchorsField } from './anchors-field.tsx'
import { ServiceFields } from './service-fields.tsx'
import { anchorsTyped, atHosts, hostsTyped, typedService } from './typed-service.ts'

const schema = z.strictObject({ ...typedService, kind: ServiceKind, archived: z.boolean() })

/** Its name, its hosts, whether it is still offered. */
export function EditServiceDialog({ service, onClose }: { service: ExternalService; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const { id, kind, name, hosts, anchors, archived, version } = service
  const { send } = useSend(catalogueCalls.editExternalService)
  const save = async ({ hosts: lines, anchors: pem, ...typed }: z.output<typeof schema>) => {
    await send({ serviceId: id, version, ...typed, hosts: hostsTyped(lines), anchors: anchorsTyped(pem) }).catch(
      atHosts,
    )
    alert.success(t('providers.catalogue.saved', { name: typed.name }))
    onClose()
  }
  return (
    <Dialog title={t('verb.editNamed', { name })} onClose={onClose}>
      <Form
        schema={schema}
        values={{ name, kind, hosts: hosts.join('\n'), anchors: anchors.join('\n'), archived }}
        onSubmit={save}
        submit={t('verb.save')}
        onCancel={onClose}
      >
        <ServiceFields />
        <AnchorsField />
        <CheckboxField name="archived" label={t('providers.service.archived')} />
      </Form>
    </Dialog>
  )
}
