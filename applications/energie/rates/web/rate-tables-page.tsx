import { usePages, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { ChoiceFilter } from '#kernel/web/kit/choice-filter.tsx'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { RecordsPage } from '#kernel/web/kit/records-page.tsx'
import { useList } from '#kernel/web/kit/use-list.ts'
import { useShownFilters } from '#kernel/web/kit/use-shown-filters.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { HistoryDialog } from '#platform/audit/audit.web.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import { kindsOfRate, type RateTable } from '../rate.model.ts'
import { ratesCalls } from '../rates.calls.ts'
import { addressOfRateTable, ratesElement } from '../rates-place.model.ts'
import { RateTableDialog } from './rate-table-dialog.tsx'
import { useWrittenRate } from './use-written-rate.ts'

/** Each table with what counts today and what will count next. */
export function RateTablesPage() {
  const t = useT()
  const { date } = useFormat()
  const written = useWrittenRate()
  const level = useLevel(ratesElement)
  const list = useList(ratesCalls.getRateTables, { module: 'energie.rates', usualTab: 'active' })
  const answer = usePages(ratesCalls.getRateTables, list.query)
  const archiving = useSend(ratesCalls.archiveRateTable, { staysOnPage: true })
  const restoring = useSend(ratesCalls.restoreRateTable, { staysOnPage: true })
  const kinds = kindsOfRate.map(value => ({ value, label: t(`energie.rates.kind.${value}`) }))
  const filters = useShownFilters(list, { kind: kinds.find(({ value }) => value === list.filters.kind)?.label })
  const dated = (one: RateTable['inForce'], { unit }: RateTable) =>
    one && [written(one.value, unit), t('energie.rates.since', { day: date(one.from) })].filter(Boolean).join(' · ')
  const columns: Column<RateTable>[] = [
    { key: 'name', label: t('field.name'), text: ({ name }) => name },
    { key: 'kind', label: t('field.kind'), text: ({ kind }) => t(`energie.rates.kind.${kind}`) },
    { key: 'inForce', label: t('energie.rates.in-force'), text: row => dated(row.inForce, row) },
    { key: 'next', label: t('energie.rates.next'), text: row => dated(row.next, row) },
    { key: 'note', label: t('field.note'), text: ({ note }) => note, hiddenBelow: 'lg' },
  ]
  return (
    <RecordsPage
      title={t('energie.rates.title')}
      list={list}
      answer={answer}
      columns={columns}
      nameOf={({ name }) => name}
      rowPath={({ id }) => addressOfRateTable(id)}
      searchBy={t('energie.rates.search')}
      exportName={t('energie.rates.file')}
      filters={filters}
      filterPanel={<ChoiceFilter list={list} name="kind" label={t('field.kind')} choices={kinds} />}
      empty={{ title: t('energie.rates.none'), text: t('energie.rates.none-text') }}
      may={{ write: level >= 2, archive: level >= 3 }}
      form={(row, onClose) => <RateTableDialog key={row?.id} row={row} onClose={onClose} />}
      history={({ id, name }, onClose) => (
        <HistoryDialog table="energie.rate_table" rowId={id} name={name} onClose={onClose} />
      )}
      onArchive={({ id }) => archiving.send({ id })}
      onRestore={({ id }) => restoring.send({ id })}
    />
  )
}
