import Box from '@mui/material/Box'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { CheckboxField } from '#kernel/web/kit/checkbox-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import type { ApplicationTree } from '#platform/applications/application.model.ts'
import { atOwnFields, NamesFields, namesShape, namesTyped } from '#platform/applications/names.web.tsx'
import { TypeCode } from '../document-type.model.ts'
import { documentTypesCalls } from '../document-types.calls.ts'

type Props = { applications: readonly ApplicationTree[]; onClose: () => void }

const schema = z.strictObject({
  applicationId: z.int(),
  ...namesShape,
  code: TypeCode.optional(),
  signable: z.boolean(),
})

/** A type of the client's own making: its objects are chosen next. */
export function NewType({ applications, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const navigate = useNavigate()
  const { send } = useSend(documentTypesCalls.createDocumentType)
  const save = async ({ applicationId, code, signable, ...names }: z.output<typeof schema>) => {
    const documentType = { applicationId, label: namesTyped(names), signable, ...(code && { code }) }
    const { id, label } = await send({ documentType }).catch(atOwnFields)
    alert.success(t('documents.type.saved', { name: label }))
    await navigate(`/sun/administration/typeDocuments/configuration/${id}`)
  }
  return (
    <Dialog title={t('documents.type.new')} onClose={onClose}>
      <Form
        schema={schema}
        values={{ applicationId: applications[0]?.id, fr: '', en: '', es: '', ar: '', code: '', signable: false }}
        onSubmit={save}
        submit={t('documents.type.create')}
        onCancel={onClose}
      >
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' }, pt: 1 }}>
          <NamesFields autoFocus />
          <SelectField
            name="applicationId"
            label={t('field.application')}
            choices={applications.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <TextField name="code" label={t('field.code')} help={t('documents.type.code-help')} />
        </Box>
        <CheckboxField name="signable" label={t('documents.type.signable')} />
      </Form>
    </Dialog>
  )
}
