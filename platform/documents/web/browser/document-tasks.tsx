import type { Folder } from '../../document.model.ts'
import { ArchiveDialog } from './archive-dialog.tsx'
import type { DocumentTask } from './document-actions.tsx'
import { EditDocumentDialog } from './edit-document-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'

type Props = { task: DocumentTask; folders: readonly Folder[]; onClose: () => void }

/** The dialog of what was chosen to be done with a document. */
export function DocumentTasks({ task: { kind, document }, folders, onClose }: Props) {
  if (kind === 'edit') return <EditDocumentDialog document={document} onClose={onClose} />
  if (kind === 'move') return <MoveDialog kind="document" entry={document} folders={folders} onClose={onClose} />
  return <ArchiveDialog kind="document" entry={document} onClose={onClose} />
}
