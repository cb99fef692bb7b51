import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { ChoiceFilter } from '#kernel/web/kit/choice-filter.tsx'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import { useList } from '#kernel/web/kit/use-list.ts'
import { useShownFilters } from '#kernel/web/kit/use-shown-filters.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { later } from '#kernel/web/later.tsx'
import { type Document, type Folder, validities } from '../../document.model.ts'
import { documentsCalls } from '../../documents.calls.ts'
import { type DocumentTask, documentActions } from './document-actions.tsx'
import { documentColumns } from './document-columns.tsx'
import { DocumentTasks } from './document-tasks.tsx'
import { DropZone } from './drop-zone.tsx'

const DocumentDialog = later(async () => (await import('./document-dialog.tsx')).DocumentDialog)

/** What lies in the open folder; who may write drops files here. */
export function DocumentList({ folder, folders }: { folder: Folder; folders: readonly Folder[] }) {
  const t = useT()
  const format = useFormat()
  const [address, setAddress] = useSearchParams()
  const [task, setTask] = useState<DocumentTask | null>(null)
  const list = useList(documentsCalls.getDocuments, { module: 'documents', usualTab: 'present' })
  const state = list.tab === 'archived' && folder.can.archive ? 'archived' : 'present'
  const answer = useCall(documentsCalls.getDocuments, { folderId: folder.id, ...list.query, state })
  const families = folder.uploadTypes.map(value => ({ value, label: t(`documents.browser.type.${value}`) }))
  const ends = validities.map(value => ({ value, label: t(`documents.browser.validity.${value}`) }))
  const { family, validity } = list.narrowing
  const filters = useShownFilters(list, {
    family: family && t(`documents.browser.type.${family}`),
    validity: validity && t(`documents.browser.validity.${validity}`),
  })
  const shown = answer.data?.items.find(({ id }) => id === address.get('document'))
  const addressWith = (documentId: string | null) => {
    const next = new URLSearchParams(address)
    next.set('folder', folder.id)
    if (documentId) next.set('document', documentId)
    else next.delete('document')
    return next
  }
  return (
    <>
      {folder.can.write && state === 'present' && <DropZone folder={folder} />}
      <DataTable<Document>
        label={t('documents.browser.documents-of', { name: folder.name })}
        list={list}
        answer={answer}
        columns={documentColumns(t, format, { tellsFolder: list.search !== '' })}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        rowPath={({ id }) => `?${addressWith(id)}`}
        rowActions={document => documentActions(document, t, setTask)}
        searchBy={t('documents.browser.search')}
        {...(folder.can.archive && { tabs: tabsOf(t) })}
        filters={filters}
        filterPanel={
          <>
            <ChoiceFilter list={list} name="family" label={t('documents.browser.family')} choices={families} />
            <ChoiceFilter list={list} name="validity" label={t('documents.browser.validity')} choices={ends} />
          </>
        }
        empty={{
          title: t(state === 'archived' ? 'documents.browser.no-archive' : 'documents.browser.empty'),
          ...(folder.can.write && state === 'present' && { text: t('documents.browser.empty-text') }),
        }}
        exportName={`${t('field.documents')} ${folder.name}`}
      />
      {shown && <DocumentDialog document={shown} onChoose={setTask} onClose={() => setAddress(addressWith(null))} />}
      {task && <DocumentTasks task={task} folders={folders} onClose={() => setTask(null)} />}
    </>
  )
}

const tabsOf = (t: ReturnType<typeof useT>) => [
  { value: 'present', label: t('documents.browser.present') },
  { value: 'archived', label: t('documents.browser.archives') },
]
