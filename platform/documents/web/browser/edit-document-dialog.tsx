import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { type Document, EntryName, ExpiresOn } from '../../document.model.ts'
import { documentsCalls } from '../../documents.calls.ts'

const schema = z.strictObject({ name: EntryName, tags: z.string().optional(), expiresOn: ExpiresOn })

/** The name of a document, its tags and the day until which it holds. */
export function EditDocumentDialog({ document, onClose }: { document: Document; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const { id, name, tags, expiresOn, version } = document
  const { send } = useSend(documentsCalls.renameEntry, { staysOnPage: true })
  const save = async ({ tags: words = '', ...typed }: z.output<typeof schema>) => {
    await send({ kind: 'document', id, version, ...typed, tags: tagsIn(words) })
    alert.success(t('documents.browser.saved', { name: typed.name }))
    onClose()
  }
  return (
    <Dialog title={t('documents.browser.edit-document')} width="xs" onClose={onClose}>
      <Form
        schema={schema}
        values={{ name, tags: tags.join(', '), expiresOn }}
        submit={t('verb.save')}
        onSubmit={save}
        onCancel={onClose}
      >
        <TextField name="name" label={t('field.name')} autoFocus />
        <TextField name="tags" label={t('field.tags')} help={t('documents.browser.tags-help')} />
        <DateField name="expiresOn" label={t('field.validUntil')} />
      </Form>
    </Dialog>
  )
}

const tagsIn = (typed: string) =>
  typed
    .split(/[,،;]/)
    .map(word => word.trim())
    .filter(word => word !== '')
