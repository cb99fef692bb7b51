import Box from '@mui/material/Box'
import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { CheckboxField } from '#kernel/web/kit/checkbox-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { atOwnFields, NamesFields, namesShape, namesTyped } from '#platform/applications/names.web.tsx'
import { type DocumentType, TypeCode } from '../document-type.model.ts'
import { documentTypesCalls } from '../document-types.calls.ts'

const schema = z.strictObject({ ...namesShape, code: TypeCode, signable: z.boolean(), archived: z.boolean() })

/** Its names, whether it is signed; one that the product knows keeps its code. */
export function EditType({ type, onClose }: { type: DocumentType; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const { id, code, labels, signable, archived, fixed, version } = type
  const { send } = useSend(documentTypesCalls.editDocumentType)
  const save = async ({ code: typed, signable: isSigned, archived: isArchived, ...names }: z.output<typeof schema>) => {
    const documentType = {
      id,
      version,
      code: typed,
      label: namesTyped(names),
      signable: isSigned,
      archived: isArchived,
    }
    await send({ documentType }).catch(atOwnFields)
    alert.success(t('documents.type.saved', { name: names.fr }))
    onClose()
  }
  return (
    <Dialog title={t('documents.type.edit')} onClose={onClose}>
      <Form
        schema={schema}
        values={{ ...labels, code, signable, archived }}
        onSubmit={save}
        submit={t('verb.save')}
        onCancel={onClose}
      >
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' }, pt: 1 }}>
          <NamesFields autoFocus />
        </Box>
        <TextField
          name="code"
          label={t('field.code')}
          disabled={fixed}
          {...(fixed && { help: t('documents.type.fixed-code', { code }) })}
        />
        <CheckboxField name="signable" label={t('documents.type.signable')} />
        {!fixed && <CheckboxField name="archived" label={t('state.archived')} />}
      </Form>
    </Dialog>
  )
}
