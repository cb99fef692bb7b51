import { z } from 'zod'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { CheckboxField } from '#kernel/web/kit/checkbox-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { type Container, containerFields, usesOfContainer } from '../weighing.model.ts'
import { weighingCalls } from '../weighing.calls.ts'

const containerForm = z.strictObject({
  use: containerFields.use,
  code: containerFields.code,
  name: containerFields.name,
  tareKg: z.number().positive(),
  isArchived: z.boolean(),
})

type Props = { workshopId: string; container: Container | null; onClose: () => void }

/** A crate or a support by its tare: what was weighed before keeps the one that it had. */
export function ContainerDialog({ workshopId, container, onClose }: Props) {
  const t = useT()
  const stays = { staysOnPage: true } as const
  const creation = useSend(weighingCalls.createContainer, stays)
  const edition = useSend(weighingCalls.editContainer, stays)
  const save = async ({ use, code, isArchived, ...fields }: z.output<typeof containerForm>) => {
    if (container) await edition.send({ ...fields, id: container.id, isArchived, version: container.version })
    else await creation.send({ ...fields, use, code, workshopId })
    onClose()
  }
  return (
    <Dialog
      title={t(container ? 'atelier.weighing.container' : 'atelier.weighing.new-container')}
      onClose={onClose}
      width="sm"
    >
      <Form
        schema={containerForm}
        values={{
          use: container?.use ?? 'crate',
          code: container?.code ?? '',
          name: container?.name ?? '',
          tareKg: container?.tareKg ?? '',
          isArchived: false,
        }}
        submit={t('verb.save')}
        onSubmit={save}
        onCancel={onClose}
      >
        <SelectField
          name="use"
          label={t('field.kind')}
          disabled={container !== null}
          choices={usesOfContainer.map(value => ({ value, label: t(`atelier.weighing.use.${value}`) }))}
        />
        <TextField name="code" label={t('field.code')} disabled={container !== null} />
        <TextField name="name" label={t('field.name')} />
        <NumberField name="tareKg" label={t('atelier.weighing.tare')} decimals={3} unit="kg" />
        {container && <CheckboxField name="isArchived" label={t('verb.archive')} />}
      </Form>
    </Dialog>
  )
}
