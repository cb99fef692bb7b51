import Add from '~icons/ic/baseline-add'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { useCall, usePages } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { ChoiceFilter } from '#kernel/web/kit/choice-filter.tsx'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import { ExportButton } from '#kernel/web/kit/export-button.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { useList } from '#kernel/web/kit/use-list.ts'
import { nameAmong, useShownFilters } from '#kernel/web/kit/use-shown-filters.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import { jobOffersElement, type OfferRow, offerStates } from '../job-offer.model.ts'
import { jobOffersCalls } from '../job-offers.calls.ts'
import { addressOfJobOffer, newJobOfferPath } from '../job-offers-place.model.ts'
import { OfferChip } from './offer-chip.tsx'
import { useOfferActions } from './use-offer-actions.tsx'

/** The jobs that the client has to give, with how many read them, applied and were retained. */
export function JobOffersPage() {
  const t = useT()
  const list = useList(jobOffersCalls.getJobOffers, { module: 'rh.jobOffers' })
  const answer = usePages(jobOffersCalls.getJobOffers, list.query)
  const columns = useColumns()
  const { actionsOf, question } = useOfferActions()
  const { data: choices } = useCall(jobOffersCalls.getOfferChoices, {}, { staysOnPage: true })
  const { status, companyId } = list.narrowing
  const filters = useShownFilters(list, {
    status: status && t(`rh.offer.state.${status}`),
    company: companyId && nameAmong(choices?.companies, companyId),
  })
  const mayAdd = useLevel(jobOffersElement) >= 2
  const add = mayAdd && (
    <Button component={Link} to={newJobOfferPath} variant="contained" startIcon={<Add />}>
      {t('rh.offer.new')}
    </Button>
  )
  return (
    <Page
      title={t('rh.offer.title')}
      context={t('rh.offer.context')}
      actions={
        <>
          <ExportButton name={t('rh.offer.title')} columns={columns} answer={answer} />
          {add}
        </>
      }
    >
      <DataTable
        label={t('rh.offer.title')}
        list={list}
        answer={answer}
        columns={columns}
        rowId={row => row.id}
        rowName={row => row.title}
        rowPath={row => addressOfJobOffer(row.id)}
        rowActions={actionsOf}
        searchBy={t('rh.offer.search')}
        filters={filters}
        filterPanel={
          <>
            <ChoiceFilter
              list={list}
              name="status"
              label={t('field.state')}
              choices={offerStates.map(value => ({ value, label: t(`rh.offer.state.${value}`) }))}
            />
            <ChoiceFilter
              list={list}
              name="company"
              label={t('field.company')}
              choices={(choices?.companies ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            />
          </>
        }
        empty={{ title: t('rh.offer.none'), text: t('rh.offer.none-text'), action: add }}
      />
      {question}
    </Page>
  )
}

function useColumns(): Column<OfferRow>[] {
  const t = useT()
  const { date, number } = useFormat()
  return [
    { key: 'title', label: t('rh.offer.one'), text: row => row.title },
    { key: 'site', label: t('rh.field.site'), text: row => row.site, hiddenBelow: 'lg' },
    { key: 'company', label: t('field.company'), text: row => row.company, hiddenBelow: 'lg', onPhone: 'hidden' },
    {
      key: 'startsOn',
      label: t('field.start'),
      text: row => date(row.startsOn),
      comparedBy: row => row.startsOn,
      width: 130,
    },
    {
      key: 'visits',
      label: t('rh.offer.visits'),
      text: row => number(row.visits),
      hiddenBelow: 'md',
      onPhone: 'hidden',
      width: 90,
    },
    {
      key: 'applications',
      label: t('rh.offer.applications'),
      text: row => number(row.applications),
      onPhone: 'hidden',
      width: 120,
    },
    {
      key: 'retained',
      label: t('rh.offer.retained'),
      text: row => `${number(row.retained)} / ${number(row.posts)}`,
      width: 110,
    },
    {
      key: 'status',
      label: t('field.state'),
      text: row => t(`rh.offer.state.${row.status}`),
      cell: row => <OfferChip state={row.status} />,
      onPhone: 'badge',
      width: 120,
    },
  ]
}
