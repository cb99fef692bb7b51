import { usePages, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { RecordsPage } from '#kernel/web/kit/records-page.tsx'
import { useList } from '#kernel/web/kit/use-list.ts'
import { HistoryDialog } from '#platform/audit/audit.web.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import { metersElement, type Meter } from '../meter.model.ts'
import { metersCalls } from '../meters.calls.ts'
import { MeterDialog } from './meter-dialog.tsx'

export function MetersPage() {
  const t = useT()
  const { date, number } = useFormat()
  const level = useLevel(metersElement)
  const list = useList(metersCalls.getPaginatedMeters, { module: 'energie.meters', usualTab: 'active' })
  const answer = usePages(metersCalls.getPaginatedMeters, list.query)
  const archiving = useSend(metersCalls.archiveMeter, { staysOnPage: true })
  const restoring = useSend(metersCalls.restoreMeter, { staysOnPage: true })
  const columns: Column<Meter>[] = [
    { key: 'name', label: t('field.name'), text: ({ name }) => name },
    { key: 'energy', label: t('energie.meters.energy'), text: row => t(`energie.meters.energy.${row.energy}`) },
    { key: 'unit', label: t('energie.meters.unit'), text: row => t(`energie.meters.unit.${row.unit}`) },
    {
      key: 'direction',
      label: t('energie.meters.direction'),
      text: row => t(`energie.meters.direction.${row.direction}`),
      hiddenBelow: 'md',
    },
    { key: 'identifier', label: t('energie.meters.identifier'), text: row => row.identifier },
    {
      key: 'indexMax',
      label: t('energie.meters.index-max'),
      text: row => (row.indexMax === null ? null : number(row.indexMax)),
      isOptional: true,
      align: 'end',
    },
    {
      key: 'installedOn',
      label: t('energie.meters.installed'),
      text: row => row.installedOn && date(row.installedOn),
      hiddenBelow: 'md',
    },
    { key: 'note', label: t('field.note'), text: ({ note }) => note, hiddenBelow: 'md' },
  ]
  return (
    <RecordsPage
      title={t('energie.meters.title')}
      list={list}
      answer={answer}
      columns={columns}
      nameOf={({ name }) => name}
      searchBy={t('energie.meters.search')}
      exportName={t('energie.meters.file')}
      empty={{ title: t('energie.meters.none'), text: t('energie.meters.none-text') }}
      may={{ write: level >= 2, archive: level >= 3 }}
      form={(row, onClose) => <MeterDialog key={row?.id} row={row} onClose={onClose} />}
      history={({ id, name }, onClose) => (
        <HistoryDialog table="energie.meter" rowId={id} name={name} onClose={onClose} />
      )}
      onArchive={({ id }) => archiving.send({ id })}
      onRestore={({ id }) => restoring.send({ id })}
    />
  )
}
