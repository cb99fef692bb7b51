import ArchiveOutlined from '~icons/ic/outline-archive'
import DownloadOutlined from '~icons/ic/outline-download'
import DriveFileMoveOutlined from '~icons/ic/outline-drive-file-move'
import EditOutlined from '~icons/ic/outline-edit'
import UnarchiveOutlined from '~icons/ic/outline-unarchive'
import { raiseAlert } from '#kernel/web/alerts.ts'
import { type ApiError, downloadCall } from '#kernel/web/api.ts'
import type { t as translate } from '#kernel/web/i18n.ts'
import type { Action } from '#kernel/web/kit/row-menu.tsx'
import type { Document } from '../../document.model.ts'
import { documentsCalls } from '../../documents.calls.ts'

export type DocumentTask = { kind: 'edit' | 'move' | 'archive'; document: Document }

export const download = (id: string, number?: number) =>
  downloadCall(documentsCalls.getDocumentFile, { id, ...(number && { number }) }, { staysOnPage: true }).catch(
    (failure: ApiError) => raiseAlert({ kind: 'error', text: failure.message }),
  )

/** What one may do with a document. */
export function documentActions(
  document: Document,
  t: typeof translate,
  onChoose: (task: DocumentTask) => void,
): Action[] {
  const { write, archive } = document.can
  const choose = (kind: DocumentTask['kind']) => () => onChoose({ kind, document })
  return [
    { label: t('verb.download'), icon: <DownloadOutlined />, onSelect: () => download(document.id) },
    ...(write
      ? [
          { label: t('verb.edit'), icon: <EditOutlined />, onSelect: choose('edit') },
          { label: t('verb.move'), icon: <DriveFileMoveOutlined />, onSelect: choose('move') },
        ]
      : []),
    ...(archive
      ? [
          {
            label: t(document.archived ? 'documents.browser.restore' : 'documents.browser.archive'),
            icon: document.archived ? <UnarchiveOutlined /> : <ArchiveOutlined />,
            onSelect: choose('archive'),
          },
        ]
      : []),
  ]
}
