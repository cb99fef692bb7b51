import { usePages } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { ChoiceFilter } from '#kernel/web/kit/choice-filter.tsx'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import { useList } from '#kernel/web/kit/use-list.ts'
import { useShownFilters } from '#kernel/web/kit/use-shown-filters.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { accessCalls } from '../access.calls.ts'
import { directions, type Passage, type SiteOfGate } from '../passage.model.ts'
import { ResultChip, resultOf, results } from './result-chip.tsx'

/** What came through the gates, the last first. */
export function PassagesTable({ sites }: { sites: readonly SiteOfGate[] }) {
  const t = useT()
  const { moment } = useFormat()
  const list = useList(accessCalls.getPaginatedPassages, { module: 'rh.passages' })
  const answer = usePages(accessCalls.getPaginatedPassages, list.query)
  const { siteId, direction, result } = list.narrowing
  const filters = useShownFilters(list, {
    siteId: siteId && sites.find(({ id }) => id === siteId)?.name,
    direction: direction && t(`rh.access.direction.${direction}`),
    result: result && t(`rh.access.result.${result}`),
  })
  const nameOf = ({ name, firstname }: Passage) => (name === null ? t('rh.access.nobody') : `${name} ${firstname}`)
  const reasonsOf = (row: Passage) =>
    [...row.reasons.map(reason => t(`rh.access.reason.${reason}`)), row.comment].filter(Boolean).join(' · ')
  return (
    <DataTable
      label={t('rh.access.log')}
      list={list}
      answer={answer}
      columns={[
        { key: 'name', label: t('field.name'), text: nameOf },
        { key: 'at', label: t('field.when'), text: row => moment(row.at) },
        { key: 'site', label: t('rh.field.site'), text: row => row.site, hiddenBelow: 'md' },
        { key: 'direction', label: t('rh.access.direction'), text: row => t(`rh.access.direction.${row.direction}`) },
        { key: 'number', label: t('field.number'), text: row => row.number, isOptional: true },
        { key: 'reasons', label: t('rh.access.reasons'), text: reasonsOf, hiddenBelow: 'md', onPhone: 'across' },
        {
          key: 'result',
          label: t('rh.access.result'),
          text: row => t(`rh.access.result.${resultOf(row)}`),
          cell: row => <ResultChip passage={row} />,
          onPhone: 'badge',
          width: 150,
        },
      ]}
      rowId={row => row.id}
      rowName={nameOf}
      searchBy={t('rh.access.search')}
      filters={filters}
      filterPanel={
        <>
          <ChoiceFilter
            list={list}
            name="siteId"
            label={t('rh.field.site')}
            choices={sites.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <ChoiceFilter
            list={list}
            name="direction"
            label={t('rh.access.direction')}
            choices={directions.map(value => ({ value, label: t(`rh.access.direction.${value}`) }))}
          />
          <ChoiceFilter
            list={list}
            name="result"
            label={t('rh.access.result')}
            choices={results.map(value => ({ value, label: t(`rh.access.result.${value}`) }))}
          />
        </>
      }
      exportName={t('rh.access.log')}
      empty={{ title: t('rh.access.log-empty'), text: t('rh.access.log-text') }}
    />
  )
}
