import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { type Family, FamilyFields } from '../family.model.ts'
import { familiesCalls } from '../families.calls.ts'

type Props = { family: Family | null; families: readonly Family[]; onClose: () => void }

/** A family stays below the one that it was made in. */
export function FamilyDialog({ family, families, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const creation = useSend(familiesCalls.createFamily, { staysOnPage: true })
  const edition = useSend(familiesCalls.editFamily, { staysOnPage: true })
  const save = async ({ parentId, ...fields }: FamilyFields) => {
    if (family) await edition.send({ ...fields, id: family.id, version: family.version })
    else await creation.send({ ...fields, parentId })
    alert.success(t('kernel.record.was-saved', { name: fields.name }))
    onClose()
  }
  return (
    <Dialog title={family ? family.name : t('trade.new-family')} onClose={onClose} width="xs">
      <Form
        schema={FamilyFields}
        values={{ code: family?.code ?? '', name: family?.name ?? '', parentId: family?.parentId ?? null }}
        submit={t('verb.save')}
        onSubmit={save}
        onCancel={onClose}
      >
        <TextField name="code" label={t('field.code')} autoFocus />
        <TextField name="name" label={t('field.name')} />
        {!family && (
          <SelectField
            name="parentId"
            label={t('trade.parent')}
            choices={families
              .filter(({ level }) => level !== 'subfamily')
              .map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
      </Form>
    </Dialog>
  )
}
