import { fetchFile } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { FilePreview } from '#kernel/web/kit/file-preview.tsx'
import type { Document } from '../../document.model.ts'
import { documentsCalls } from '../../documents.calls.ts'
import { familyOf } from '../../upload-type.model.ts'
import { RowsPreview } from './rows-preview.tsx'

/** What a document says, without downloading it: PDF, pictures, workbooks and texts of columns. */
export function Preview({ document: { id, number, name, mime } }: { document: Document }) {
  const t = useT()
  const family = familyOf(mime)
  if (family === 'spreadsheet' || family === 'text') return <RowsPreview id={id} number={number} name={name} />
  return (
    <FilePreview
      name={name}
      mime={mime}
      id={[id, number]}
      load={signal => fetchFile(documentsCalls.getDocumentFile, { id, number }, { signal, staysOnPage: true })}
    >
      <Empty title={t('documents.browser.no-preview')} text={t('documents.browser.no-preview-text')} />
    </FilePreview>
  )
}
