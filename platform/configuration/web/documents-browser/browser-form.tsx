import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Form } from '#kernel/web/kit/form.tsx'
import { documentsBrowserCalls } from '../../documents-browser.calls.ts'
import { type DocumentsBrowser, RootFolder, UploadType } from '../../documents-browser.model.ts'
import { FoldersField, withNew } from './folders-field.tsx'
import { UploadTypesField } from './upload-types-field.tsx'

const TypedBrowser = z.object({
  folders: z.array(RootFolder),
  uploadTypes: z.array(UploadType).min(1, 'configuration.documents.type-missing'),
})

/** The folders that are shown, in their order, and the files that are taken. */
export function BrowserForm({ elementId, browser }: { elementId: number; browser: DocumentsBrowser }) {
  const t = useT()
  const alert = useAlert()
  const { version, folders, uploadTypes } = browser
  const decision = useSend(documentsBrowserCalls.setDocumentsBrowser, {
    staysOnPage: true,
  })
  const save = async (typed: z.output<typeof TypedBrowser>) => {
    const folderIds = withNew(typed.folders, folders)
      .filter(({ shown }) => shown)
      .map(({ id }) => id)
    await decision.send({ elementId, folderIds, uploadTypes: typed.uploadTypes, version })
    alert.success(t('configuration.documents.saved'))
  }
  return (
    <Form schema={TypedBrowser} values={{ folders, uploadTypes }} submit={t('verb.save')} onSubmit={save}>
      <FoldersField name="folders" label={t('configuration.documents.folders')} known={folders} />
      <UploadTypesField name="uploadTypes" label={t('configuration.documents.types')} />
    </Form>
  )
}
