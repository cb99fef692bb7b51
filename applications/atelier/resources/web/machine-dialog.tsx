import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { CheckboxField } from '#kernel/web/kit/checkbox-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { linesCalls } from '#atelier/lines/lines.calls.ts'
import { type ResourceOfWorkshop, resourceFields, resourceKinds } from '../resource.model.ts'
import { resourcesCalls } from '../resources.calls.ts'

const typed = z.object({
  code: resourceFields.code,
  label: z.string().min(1, 'kernel.field.required').max(60),
  kind: z.enum(resourceKinds),
  ligneAtelierId: z.string().nullish(),
  blocking: z.boolean(),
  meterCode: z.string().max(40).nullish(),
  equipmentCode: z.string().max(40).nullish(),
})

type Props = { workshopId: string; machine: ResourceOfWorkshop | null; onClose: () => void }

/** A machine: where it stands, and whether its line can run without it. */
export function MachineDialog({ workshopId, machine, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const stays = { staysOnPage: true } as const
  const lines = useCall(linesCalls.getLigneAtelierByAtelier, { atelierId: workshopId }, stays).data ?? []
  const creation = useSend(resourcesCalls.postResource, stays)
  const edition = useSend(resourcesCalls.putResource, stays)
  const save = async (said: z.output<typeof typed>) => {
    const sent = {
      ...said,
      atelierId: workshopId,
      ligneAtelierId: said.ligneAtelierId ?? '',
      meterCode: said.meterCode ?? null,
      equipmentCode: said.equipmentCode ?? null,
    }
    await (machine ? edition.send({ ...sent, id: machine.id, version: machine.version }) : creation.send(sent))
    alert.success(t('atelier.resource.saved'))
    onClose()
  }
  return (
    <Dialog title={t(machine ? 'atelier.resource.edit' : 'atelier.resource.add')} onClose={onClose} width="sm">
      <Form
        schema={typed}
        values={{
          code: '',
          label: '',
          kind: 'other',
          blocking: false,
          ligneAtelierId: '',
          meterCode: '',
          equipmentCode: '',
          ...machine,
        }}
        submit={t('verb.save')}
        onSubmit={save}
        onCancel={onClose}
      >
        <TextField name="code" label={t('field.code')} />
        <TextField name="label" label={t('field.label')} />
        <SelectField
          name="kind"
          label={t('field.kind')}
          choices={resourceKinds.map(value => ({ value, label: t(`atelier.resource.kind.${value}`) }))}
        />
        <SelectField
          name="ligneAtelierId"
          label={t('field.line')}
          choices={lines.map(({ id, label }) => ({ value: id, label }))}
        />
        <CheckboxField name="blocking" label={t('atelier.resource.blocking-long')} />
        <TextField name="meterCode" label={t('atelier.field.meterCode')} />
        <TextField name="equipmentCode" label={t('atelier.field.equipmentCode')} />
      </Form>
    </Dialog>
  )
}
