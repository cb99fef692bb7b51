import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import type { DocumentModel } from '../../document-model.model.ts'
import { documentModelsCalls } from '../../document-models.calls.ts'
import { VersionChanges } from './version-changes.tsx'

type Props = { model: DocumentModel; onPublished: (model: DocumentModel) => void; onClose: () => void }

const schema = z.strictObject({ note: z.string().max(500).optional() })

/** What is published serves at once: the person says what changed, beside what did; what the text lacks is told here. */
export function PublishDialog({ model, onPublished, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(documentModelsCalls.publishDocumentModel, { staysOnPage: true })
  const publish = async ({ note }: z.output<typeof schema>) => {
    const published = await send({ id: model.id, version: model.version, ...(note && { note }) })
    alert.success(t('document-models.published', { name: published.name }))
    onPublished(published)
    onClose()
  }
  return (
    <Dialog title={t('document-models.publish', { number: model.workingVersion })} onClose={onClose}>
      <Form
        schema={schema}
        values={{ note: '' }}
        submit={t('document-models.publish-now')}
        onSubmit={publish}
        onCancel={onClose}
        asksBeforeLeaving={false}
      >
        <Typography variant="body2">
          {t(model.publishedVersion === null ? 'document-models.publish-first' : 'document-models.publish-next')}
        </Typography>
        {model.publishedVersion !== null && model.workingVersion !== null && (
          <Box sx={{ maxHeight: '40vh', overflowY: 'auto' }}>
            <VersionChanges modelId={model.id} older={model.publishedVersion} newer={model.workingVersion} />
          </Box>
        )}
        <TextField name="note" label={t('document-models.note')} help={t('document-models.note-help')} />
      </Form>
    </Dialog>
  )
}
