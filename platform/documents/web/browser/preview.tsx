import { fetchFile } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { FilePreview } from '#kernel/web/kit/file-preview.tsx'
import type { Document } from '../../document.model.ts'
import { documentsCalls } from '../../documents.calls.ts'

export function Preview({ document: { id, number, name, mime } }: { document: Document }) {
  const t = useT()
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
