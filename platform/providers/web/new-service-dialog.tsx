import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { catalogueCalls } from '../catalogue.calls.ts'
import { hasAnchors, ServiceKind, serviceKinds } from '../external-service.model.ts'
import { AnchorsField } from './anchors-field.tsx'
import { ServiceFields } from './service-fields.tsx'
import { anchorsTyped, atHosts, hostsTyped, typedService } from './typed-service.ts'

const schema = z.strictObject({ ...typedService, kind: ServiceKind })

/** Adds a third party to those that clients may be connected to. */
export function NewServiceDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(catalogueCalls.createExternalService)
  const save = async ({ name, kind, hosts, anchors }: z.output<typeof schema>) => {
    await send({
      name,
      kind,
      hosts: hostsTyped(hosts),
      anchors: hasAnchors(kind) ? anchorsTyped(anchors) : [],
    }).catch(atHosts)
    alert.success(t('providers.catalogue.saved', { name }))
    onClose()
  }
  return (
    <Dialog title={t('providers.catalogue.new')} onClose={onClose}>
      <Form
        schema={schema}
        values={{ name: '', kind: 'esign', hosts: '', anchors: '' }}
        onSubmit={save}
        submit={t('providers.catalogue.create')}
        onCancel={onClose}
      >
        <SelectField
          name="kind"
          label={t('providers.service.kind')}
          choices={serviceKinds.map(value => ({ value, label: t(`providers.kind.${value}`) }))}
        />
        <ServiceFields />
        <AnchorsField />
      </Form>
    </Dialog>
  )
}
