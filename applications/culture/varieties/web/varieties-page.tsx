import { usePages, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { RecordsPage } from '#kernel/web/kit/records-page.tsx'
import { useList } from '#kernel/web/kit/use-list.ts'
import { HistoryDialog } from '#platform/audit/audit.web.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import { varietiesElement, type Variety } from '../variety.model.ts'
import { varietiesCalls } from '../varieties.calls.ts'
import { VarietyDialog } from './variety-dialog.tsx'

export function VarietiesPage() {
  const t = useT()
  const { number } = useFormat()
  const level = useLevel(varietiesElement)
  const list = useList(varietiesCalls.getPaginatedVarieties, { module: 'culture.varieties', usualTab: 'active' })
  const answer = usePages(varietiesCalls.getPaginatedVarieties, list.query)
  const archiving = useSend(varietiesCalls.archiveVariety, { staysOnPage: true })
  const restoring = useSend(varietiesCalls.restoreVariety, { staysOnPage: true })
  const columns: Column<Variety>[] = [
    { key: 'name', label: t('field.name'), text: ({ name }) => name },
    {
      key: 'species',
      label: t('culture.varieties.species'),
      text: row => t(`culture.varieties.species.${row.species}`),
    },
    {
      key: 'type',
      label: t('culture.varieties.type'),
      text: row => row.type && t(`culture.varieties.type.${row.type}`),
    },
    { key: 'breeder', label: t('culture.varieties.breeder'), text: row => row.breeder },
    {
      key: 'meanFruitG',
      label: t('culture.varieties.mean-fruit'),
      text: row => (row.meanFruitG === null ? null : number(row.meanFruitG)),
      align: 'end',
    },
    {
      key: 'daysToFirstHarvest',
      label: t('culture.varieties.days-to-harvest'),
      text: row => (row.daysToFirstHarvest === null ? null : number(row.daysToFirstHarvest)),
      hiddenBelow: 'md',
      align: 'end',
    },
    { key: 'eppoCode', label: t('culture.varieties.eppo'), text: row => row.eppoCode, isOptional: true },
    { key: 'note', label: t('field.note'), text: ({ note }) => note, hiddenBelow: 'md' },
  ]
  return (
    <RecordsPage
      title={t('culture.varieties.title')}
      list={list}
      answer={answer}
      columns={columns}
      nameOf={({ name }) => name}
      searchBy={t('culture.varieties.search')}
      exportName={t('culture.varieties.file')}
      empty={{ title: t('culture.varieties.none'), text: t('culture.varieties.none-text') }}
      may={{ write: level >= 2, archive: level >= 3 }}
      form={(row, onClose) => <VarietyDialog key={row?.id} row={row} onClose={onClose} />}
      history={({ id, name }, onClose) => (
        <HistoryDialog table="culture.variety" rowId={id} name={name} onClose={onClose} />
      )}
      onArchive={({ id }) => archiving.send({ id })}
      onRestore={({ id }) => restoring.send({ id })}
    />
  )
}
