import { z } from 'zod'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { EntryName, type Folder } from '../../document.model.ts'
import { documentsCalls } from '../../documents.calls.ts'

const schema = z.strictObject({ name: EntryName })

export function RenameFolderDialog({ folder, onClose }: { folder: Folder; onClose: () => void }) {
  const t = useT()
  const { id, name, version } = folder
  const { send } = useSend(documentsCalls.renameEntry, { staysOnPage: true })
  const rename = async (typed: z.output<typeof schema>) => {
    await send({ kind: 'folder', id, version, ...typed })
    onClose()
  }
  return (
    <Dialog title={t('documents.browser.rename-folder', { name })} width="xs" onClose={onClose}>
      <Form schema={schema} values={{ name }} submit={t('verb.rename')} onSubmit={rename} onCancel={onClose}>
        <TextField name="name" label={t('field.name')} autoFocus />
      </Form>
    </Dialog>
  )
}
