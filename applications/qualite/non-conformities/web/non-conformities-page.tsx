import Add from '~icons/ic/baseline-add'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useCall, usePages } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { ChoiceFilter } from '#kernel/web/kit/choice-filter.tsx'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import { ExportButton } from '#kernel/web/kit/export-button.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { useList } from '#kernel/web/kit/use-list.ts'
import { nameAmong, useShownFilters } from '#kernel/web/kit/use-shown-filters.ts'
import { later } from '#kernel/web/later.tsx'
import { useAddress } from '#kernel/web/use-address.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import { severities, sourcesOfNonConformity } from '../non-conformity.model.ts'
import { nonConformitiesCalls } from '../non-conformities.calls.ts'
import { nonConformitiesElement } from '../non-conformities-place.model.ts'
import { useNonConformityColumns } from './non-conformity-columns.tsx'

const NonConformitySheet = later(async () => (await import('./non-conformity-sheet.tsx')).NonConformitySheet)
const NonConformityDialog = later(async () => (await import('./non-conformity-dialog.tsx')).NonConformityDialog)

const tabs = ['mine', 'open', 'late', 'ended'] as const

/** What does not conform, until it cannot come again; one of them opens beside the list. */
export function NonConformitiesPage() {
  const t = useT()
  const writes = useLevel(nonConformitiesElement) >= 2
  const list = useList(nonConformitiesCalls.getNonConformities, {
    module: 'qualite.non-conformities',
    usualTab: 'open',
  })
  const answer = usePages(nonConformitiesCalls.getNonConformities, list.query)
  const { data: choices } = useCall(
    nonConformitiesCalls.getNonConformityChoices,
    {},
    { staysOnPage: true, enabled: writes },
  )
  const columns = useNonConformityColumns()
  const { search } = useLocation()
  const address = useAddress<'fiche'>()
  const [isOpening, setIsOpening] = useState(false)
  const shown = address.of('fiche')
  const { severity, source, companyId } = list.narrowing
  const filters = useShownFilters(list, {
    severity: severity && t(`qualite.non-conformity.severity.${severity}`),
    source: source && t(`qualite.non-conformity.source.${source}`),
    company: companyId && nameAmong(choices?.companies, companyId),
  })
  const tab = tabs.find(one => one === list.tab) ?? 'open'
  const add = writes && (
    <Button variant="contained" startIcon={<Add />} onClick={() => setIsOpening(true)}>
      {t('qualite.non-conformity.new')}
    </Button>
  )
  return (
    <Page
      title={t('qualite.non-conformity.title')}
      context={<Counts />}
      actions={
        <>
          <ExportButton name={t('qualite.non-conformity.title')} columns={columns} answer={answer} />
          {add}
        </>
      }
    >
      <DataTable
        label={t('qualite.non-conformity.title')}
        list={list}
        answer={answer}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ number }) => number}
        rowPath={({ id }) => addressWith(search, id)}
        tabs={tabs.map(value => ({ value, label: t(`qualite.non-conformity.tab.${value}`) }))}
        searchBy={t('qualite.non-conformity.search')}
        filters={filters}
        filterPanel={
          <>
            <ChoiceFilter
              list={list}
              name="severity"
              label={t('qualite.dispute.severity')}
              choices={severities.map(value => ({ value, label: t(`qualite.non-conformity.severity.${value}`) }))}
            />
            <ChoiceFilter
              list={list}
              name="source"
              label={t('qualite.non-conformity.source')}
              choices={sourcesOfNonConformity.map(value => ({
                value,
                label: t(`qualite.non-conformity.source.${value}`),
              }))}
            />
            {choices && choices.companies.length > 1 && (
              <ChoiceFilter
                list={list}
                name="company"
                label={t('field.company')}
                choices={choices.companies.map(({ id, name }) => ({ value: id, label: name }))}
              />
            )}
          </>
        }
        empty={{
          title: t(`qualite.non-conformity.none.${tab}`),
          text: t('qualite.non-conformity.none-text'),
          action: tab === 'open' && add,
        }}
      />
      {shown && <NonConformitySheet key={shown} id={shown} onClose={() => address.change({ fiche: null })} />}
      {isOpening && (
        <NonConformityDialog
          standing={null}
          onClose={() => setIsOpening(false)}
          onOpened={id => address.change({ fiche: id })}
        />
      )}
    </Page>
  )
}

const one = { page: 0, size: 1, sort: '-detectedAt' } as const

/** How many are open, and how many of them too long. */
function Counts() {
  const t = useT()
  const stays = { staysOnPage: true } as const
  const { data: open } = useCall(nonConformitiesCalls.getNonConformities, { ...one, state: 'open' }, stays)
  const { data: late } = useCall(nonConformitiesCalls.getNonConformities, { ...one, state: 'late' }, stays)
  return [
    open && t('qualite.non-conformity.count-open', { count: open.total }),
    late && t('qualite.disputes.count-late', { count: late.total }),
  ]
    .filter(Boolean)
    .join(' · ')
}

function addressWith(search: string, id: string) {
  const address = new URLSearchParams(search)
  address.set('fiche', id)
  return `?${address}`
}
