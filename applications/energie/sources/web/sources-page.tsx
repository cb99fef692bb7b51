import { usePages, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { RecordsPage } from '#kernel/web/kit/records-page.tsx'
import { useList } from '#kernel/web/kit/use-list.ts'
import { HistoryDialog } from '#platform/audit/audit.web.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import { sourcesElement, type Source } from '../source.model.ts'
import { sourcesCalls } from '../sources.calls.ts'
import { SourceDialog } from './source-dialog.tsx'

export function SourcesPage() {
  const t = useT()
  const { date, number } = useFormat()
  const level = useLevel(sourcesElement)
  const list = useList(sourcesCalls.getPaginatedSources, { module: 'energie.sources', usualTab: 'active' })
  const answer = usePages(sourcesCalls.getPaginatedSources, list.query)
  const archiving = useSend(sourcesCalls.archiveSource, { staysOnPage: true })
  const restoring = useSend(sourcesCalls.restoreSource, { staysOnPage: true })
  const columns: Column<Source>[] = [
    { key: 'name', label: t('field.name'), text: ({ name }) => name },
    { key: 'kind', label: t('energie.sources.kind'), text: row => t(`energie.sources.kind.${row.kind}`) },
    {
      key: 'powerKw',
      label: t('energie.sources.power'),
      text: row => (row.powerKw === null ? null : number(row.powerKw)),
      align: 'end',
    },
    {
      key: 'electricEfficiencyPct',
      label: t('energie.sources.electric-efficiency'),
      text: row => (row.electricEfficiencyPct === null ? null : number(row.electricEfficiencyPct)),
      hiddenBelow: 'md',
      align: 'end',
    },
    {
      key: 'thermalEfficiencyPct',
      label: t('energie.sources.thermal-efficiency'),
      text: row => (row.thermalEfficiencyPct === null ? null : number(row.thermalEfficiencyPct)),
      hiddenBelow: 'md',
      align: 'end',
    },
    {
      key: 'commissionedOn',
      label: t('energie.sources.commissioned'),
      text: row => row.commissionedOn && date(row.commissionedOn),
      hiddenBelow: 'lg',
    },
    { key: 'note', label: t('field.note'), text: ({ note }) => note, hiddenBelow: 'md' },
  ]
  return (
    <RecordsPage
      title={t('energie.sources.title')}
      list={list}
      answer={answer}
      columns={columns}
      nameOf={({ name }) => name}
      searchBy={t('energie.sources.search')}
      exportName={t('energie.sources.file')}
      empty={{ title: t('energie.sources.none'), text: t('energie.sources.none-text') }}
      may={{ write: level >= 2, archive: level >= 3 }}
      form={(row, onClose) => <SourceDialog key={row?.id} row={row} onClose={onClose} />}
      history={({ id, name }, onClose) => (
        <HistoryDialog table="energie.source" rowId={id} name={name} onClose={onClose} />
      )}
      onArchive={({ id }) => archiving.send({ id })}
      onRestore={({ id }) => restoring.send({ id })}
    />
  )
}
