import { useState } from 'react'
import { z } from 'zod'
import Add from '~icons/ic/baseline-add'
import Button from '@mui/material/Button'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { documentsBrowserCalls } from '../../documents-browser.calls.ts'

const TypedFolder = z.object({ name: z.string().trim().min(1).max(120) })

/** Another root folder: documents are put below it. */
export function NewFolder({ elementId }: { elementId: number }) {
  const t = useT()
  const alert = useAlert()
  const [isNaming, setIsNaming] = useState(false)
  const creation = useSend(documentsBrowserCalls.createRootFolder, {
    staysOnPage: true,
  })
  const create = async ({ name }: z.output<typeof TypedFolder>) => {
    await creation.send({ elementId, name })
    alert.success(t('configuration.documents.created', { name }))
    setIsNaming(false)
  }
  return (
    <div>
      <Button variant="outlined" startIcon={<Add />} onClick={() => setIsNaming(true)}>
        {t('configuration.documents.add')}
      </Button>
      {isNaming && (
        <Dialog title={t('configuration.documents.add')} width="xs" onClose={() => setIsNaming(false)}>
          <Form
            schema={TypedFolder}
            values={{ name: '' }}
            submit={t('verb.createFolder')}
            onSubmit={create}
            onCancel={() => setIsNaming(false)}
          >
            <TextField name="name" label={t('configuration.documents.name')} autoFocus />
          </Form>
        </Dialog>
      )}
    </div>
  )
}
