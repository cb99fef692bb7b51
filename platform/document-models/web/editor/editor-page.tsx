import { useParams } from 'react-router'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { documentTypesCalls } from '#platform/documents/document-types.calls.ts'
import type { ModelBrowser } from '../../document-models.elements.ts'
import { documentModelsCalls } from '../../document-models.calls.ts'
import { ModelEditor } from './model-editor.tsx'

/** The editor of one model, once the model and what its text may name are known. */
export const editorPageOf = (browser: ModelBrowser) =>
  function EditorPage() {
    const { documentModelId = '' } = useParams()
    return <EditorOf key={documentModelId} id={documentModelId} browser={browser} />
  }

function EditorOf({ id, browser }: { id: string; browser: ModelBrowser }) {
  const t = useT()
  const model = useCall(documentModelsCalls.getDocumentModel, { id }, { staleTime: 'static' })
  const { data: objects } = useCall(
    documentTypesCalls.getDocumentVariables,
    { applicationId: browser.applicationId, typeId: model.data?.type.id ?? 0 },
    { enabled: model.data !== undefined },
  )
  if (!model.data || !objects)
    return (
      <Page title={t('document-models.edit')}>
        {model.error ? <Failed error={model.error} onRetry={model.refetch} /> : <CardSkeleton lines={12} />}
      </Page>
    )
  return <ModelEditor model={model.data} objects={objects} />
}
