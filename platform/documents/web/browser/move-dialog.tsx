import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { AutocompleteField } from '#kernel/web/kit/autocomplete-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import type { EntryKind, Folder } from '../../document.model.ts'
import { documentsCalls } from '../../documents.calls.ts'
import { lineOf, pathOf } from './line-of-folder.ts'

const schema = z.strictObject({ folderId: z.string().min(1) })

type Props = {
  kind: EntryKind
  entry: { id: string; name: string; version: number }
  folders: readonly Folder[]
  onClose: () => void
}

/** Into another folder of the application, among those where one may write. */
export function MoveDialog({ kind, entry: { id, name, version }, folders, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(documentsCalls.moveEntry, { staysOnPage: true })
  const places = folders.filter(
    folder => folder.can.write && !lineOf(folders, folder.id).some(above => above.id === id),
  )
  const move = async ({ folderId }: z.output<typeof schema>) => {
    await send({ kind, id, version, folderId })
    alert.success(t('documents.browser.moved', { name, folder: pathOf(folders, folderId) }))
    onClose()
  }
  return (
    <Dialog title={t('verb.moveNamed', { name })} width="xs" onClose={onClose}>
      <Form schema={schema} values={{ folderId: '' }} submit={t('verb.move')} onSubmit={move} onCancel={onClose}>
        <AutocompleteField
          name="folderId"
          label={t('documents.browser.into')}
          suggestions={places.map(folder => ({ value: folder.id, label: pathOf(folders, folder.id) }))}
        />
      </Form>
    </Dialog>
  )
}
