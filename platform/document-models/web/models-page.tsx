import Add from '~icons/ic/baseline-add'
import Button from '@mui/material/Button'
import { Link, useNavigate } from 'react-router'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { Page } from '#kernel/web/kit/page.tsx'
import type { Action } from '#kernel/web/kit/row-menu.tsx'
import { useList } from '#kernel/web/kit/use-list.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { DocumentModelRow } from '../document-model.model.ts'
import type { ModelBrowser } from '../document-models.elements.ts'
import { documentModelsCalls } from '../document-models.calls.ts'
import { ModelChips } from './model-chips.tsx'
import { useMayWrite } from './use-may-write.ts'

/** The models of an application, each with what serves and what is being written. */
export const modelsPageOf = (browser: ModelBrowser) =>
  function ModelsPage() {
    const t = useT()
    const { applicationId, editPath, newPath } = browser
    const list = useList(documentModelsCalls.getDocumentModels, { module: 'document-models', usualTab: 'present' })
    const answer = useCall(
      documentModelsCalls.getDocumentModels,
      { ...list.query, applicationId },
      { keepsFormer: true },
    )
    const columns = useColumns()
    const actionsOf = useActions(browser)
    const add = useMayWrite(browser) && (
      <Button component={Link} to={newPath} variant="contained" startIcon={<Add />}>
        {t('document-models.new')}
      </Button>
    )
    return (
      <Page title={t('document-models.title')} context={t('document-models.context')} actions={add}>
        <DataTable
          label={t('document-models.title')}
          list={list}
          answer={answer}
          columns={columns}
          rowId={row => row.id}
          rowName={row => row.name}
          rowPath={row => `${editPath}/${row.id}`}
          rowActions={actionsOf}
          tabs={[
            { value: 'present', label: t('document-models.tab-living') },
            { value: 'archived', label: t('document-models.tab-archived') },
          ]}
          searchBy={t('document-models.search')}
          exportName={t('document-models.file')}
          empty={
            list.tab === 'archived'
              ? { title: t('document-models.none-archived') }
              : { title: t('document-models.none'), text: t('document-models.none-text'), action: add }
          }
        />
      </Page>
    )
  }

function useColumns(): Column<DocumentModelRow>[] {
  const t = useT()
  const { moment } = useFormat()
  return [
    { key: 'name', label: t('field.name'), text: row => row.name },
    { key: 'type', label: t('field.documentType'), text: row => row.type.label, hiddenBelow: 'md' },
    {
      key: 'state',
      label: t('field.state'),
      text: row => row.state,
      cell: row => <ModelChips model={row} />,
      onPhone: 'badge',
    },
    {
      key: 'language',
      label: t('field.language'),
      text: row => t(`document-models.language.${row.language}`),
      hiddenBelow: 'md',
    },
    { key: 'savedAt', label: t('document-models.saved-at'), text: row => moment(row.savedAt), hiddenBelow: 'md' },
    { key: 'savedBy', label: t('document-models.saved-by'), text: row => row.savedBy, hiddenBelow: 'lg' },
  ]
}

function useActions({ editPath, newPath }: ModelBrowser) {
  const t = useT()
  const alert = useAlert()
  const navigate = useNavigate()
  const archiving = useSend(documentModelsCalls.archiveDocumentModel, { staysOnPage: true })
  const setArchived = async ({ id, name }: DocumentModelRow, archived: boolean) => {
    await archiving.send({ id, archived })
    alert.success(t(archived ? 'document-models.archived' : 'document-models.restored', { name }))
  }
  const inTime = (work: Promise<void>) => void work.catch((failure: Error) => alert.error(failure.message))
  return (row: DocumentModelRow): Action[] => {
    return [
      { label: t(row.can.edit ? 'verb.edit' : 'verb.open'), onSelect: () => navigate(`${editPath}/${row.id}`) },
      ...(row.can.edit
        ? [{ label: t('document-models.copy'), onSelect: () => navigate(`${newPath}?copyOf=${row.id}`) }]
        : []),
      ...(row.can.publish ? [{ label: t('verb.archive'), onSelect: () => inTime(setArchived(row, true)) }] : []),
      ...(row.can.restore ? [{ label: t('verb.restore'), onSelect: () => inTime(setArchived(row, false)) }] : []),
    ]
  }
}
