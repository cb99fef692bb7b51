import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Confirm } from '#kernel/web/kit/confirm.tsx'
import type { EntryKind } from '../../document.model.ts'
import { documentsCalls } from '../../documents.calls.ts'

type Props = {
  kind: EntryKind
  entry: { id: string; name: string; version: number; archived: boolean }
  onClose: () => void
}

/** Into the archives, or out of them. */
export function ArchiveDialog({ kind, entry: { id, name, version, archived }, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(documentsCalls.archiveEntry, { staysOnPage: true })
  const act = archived ? 'restore' : 'archive'
  const confirm = async () => {
    await send({ kind, id, version, archived: !archived })
    alert.success(t(`documents.browser.${act}-done`, { name }))
  }
  return (
    <Confirm
      title={t(`documents.browser.${act}-entry`, { name })}
      verb={t(`documents.browser.${act}`)}
      onConfirm={confirm}
      onClose={onClose}
    >
      {t(`documents.browser.${act}-${kind}-text`)}
    </Confirm>
  )
}
