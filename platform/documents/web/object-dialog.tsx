import Box from '@mui/material/Box'
import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { CheckboxField } from '#kernel/web/kit/checkbox-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { atOwnFields, NamesFields, namesShape, namesTyped } from '#platform/applications/names.web.tsx'
import { type DocumentObject, type DocumentType, ObjectName } from '../document-type.model.ts'
import { documentTypesCalls } from '../document-types.calls.ts'

type Props = { type: DocumentType; object: DocumentObject | null; onClose: () => void }

const schema = z.strictObject({ source: z.string().min(1), name: ObjectName, ...namesShape, many: z.boolean() })

/** An object of the type: which source it comes from, and what models call it. */
export function ObjectDialog({ type, object, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const sources = useCall(documentTypesCalls.getTableNamesOfDatabase, { applicationId: type.applicationId }).data
  const create = useSend(documentTypesCalls.createDocumentObject)
  const edit = useSend(documentTypesCalls.editDocumentObject)
  const [first] = sources ?? []
  const save = async ({ source, name, many, ...names }: z.output<typeof schema>) => {
    const told = { name, label: namesTyped(names), source, many }
    const documentTypeId = type.id
    if (object) {
      const { id, version } = object
      await edit.send({ documentTypeId, objectToSave: { id, version, ...told } }).catch(atOwnFields)
    } else await create.send({ documentTypeId, objectToSave: told }).catch(atOwnFields)
    alert.success(t('documents.object.saved', { name: names.fr }))
    onClose()
  }
  const blank = { source: first?.name, name: first?.name, fr: first?.label, en: '', es: '', ar: '', many: false }
  return (
    <Dialog
      title={object ? t('documents.object.edit', { name: object.label }) : t('documents.object.add')}
      onClose={onClose}
    >
      {!sources ? (
        <LinesSkeleton lines={5} />
      ) : (
        <Form
          schema={schema}
          values={object ? { ...object.labels, source: object.source, name: object.name, many: object.many } : blank}
          onSubmit={save}
          submit={object ? t('documents.object.save') : t('documents.object.add')}
          onCancel={onClose}
        >
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' }, pt: 1 }}>
            <SelectField
              name="source"
              label={t('documents.object.source')}
              choices={sources.map(({ name, label }) => ({ value: name, label }))}
            />
            <TextField name="name" label={t('documents.object.name')} />
            <NamesFields />
          </Box>
          <CheckboxField name="many" label={t('documents.object.many')} />
        </Form>
      )}
    </Dialog>
  )
}
