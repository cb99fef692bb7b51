import Add from '~icons/ic/baseline-add'
import Settings from '~icons/ic/outline-settings'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useCall, usePages } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { ChoiceFilter } from '#kernel/web/kit/choice-filter.tsx'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import { ExportButton } from '#kernel/web/kit/export-button.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { useShownFilters } from '#kernel/web/kit/use-shown-filters.ts'
import { useList } from '#kernel/web/kit/use-list.ts'
import { useAddress } from '#kernel/web/use-address.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import { reasonsOfDispute } from '../dispute.model.ts'
import { disputesElement, registrationElement, registrationPath } from '../disputes-place.model.ts'
import { disputesCalls } from '../disputes.calls.ts'
import { DisputeSheet } from './dispute-sheet.tsx'
import { useDisputeColumns } from './dispute-columns.tsx'
import { LetterDialog } from './letter-dialog.tsx'
import { addressIn, type ViewOfDisputes, views } from './views.ts'

const tabs = ['mine', 'open', 'late', 'granted', 'ended'] as const

/** Disputes as one of the four follows them: what waits for it first. */
export function DisputesPage({ view }: { view: ViewOfDisputes }) {
  const t = useT()
  const { usualTab, waitsFor } = views[view]
  const registers = useLevel(registrationElement) >= 2
  const sets = useLevel(disputesElement) >= 3
  const list = useList(disputesCalls.getDisputes, { module: `qualite.disputes.${view}`, usualTab })
  const answer = usePages(disputesCalls.getDisputes, list.query)
  const { data: waiting } = useCall(disputesCalls.getDisputesWaiting, {}, { staysOnPage: true })
  const columns = useDisputeColumns(view)
  const reasons = reasonsOfDispute.map(value => ({ value, label: t(`qualite.reason.${value}`) }))
  const filters = useShownFilters(list, { reason: reasons.find(({ value }) => value === list.filters.reason)?.label })
  const { search } = useLocation()
  const address = useAddress<'litige'>()
  const [isSetting, setIsSetting] = useState(false)
  const shown = address.of('litige')
  return (
    <Page
      title={t(`qualite.disputes.title.${view}`)}
      context={
        waiting &&
        [
          t('qualite.disputes.count-open', { count: waiting.open }),
          t('qualite.disputes.count-late', { count: waiting.late }),
          waitsFor && t('qualite.disputes.count-waiting', { count: waiting[waitsFor] }),
        ]
          .filter(Boolean)
          .join(' · ')
      }
      actions={
        <>
          {view === 'all' && sets && (
            <IconButton aria-label={t('qualite.dispute.letter')} onClick={() => setIsSetting(true)}>
              <Settings />
            </IconButton>
          )}
          <ExportButton name={t(`qualite.disputes.title.${view}`)} columns={columns} answer={answer} />
          {registers && view !== 'settled' && (
            <Button variant="contained" startIcon={<Add />} component={Link} to={registrationPath}>
              {t('qualite.disputes.register')}
            </Button>
          )}
        </>
      }
    >
      <DataTable
        label={t(`qualite.disputes.title.${view}`)}
        list={list}
        answer={answer}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ number }) => number}
        rowPath={({ id }) => addressIn(view, id, search)}
        tabs={tabs.map(value => ({ value, label: t(`qualite.disputes.tab.${value}`) }))}
        searchBy={t('qualite.disputes.search')}
        filters={filters}
        filterPanel={<ChoiceFilter list={list} name="reason" label={t('qualite.dispute.reason')} choices={reasons} />}
        empty={{ title: t('qualite.disputes.none'), text: t('qualite.disputes.none-text') }}
      />
      {shown && <DisputeSheet key={shown} id={shown} onClose={() => address.change({ litige: null })} />}
      {isSetting && <LetterDialog onClose={() => setIsSetting(false)} />}
    </Page>
  )
}

export const AllDisputesPage = () => <DisputesPage view="all" />
export const SalesDisputesPage = () => <DisputesPage view="sales" />
export const ProductionDisputesPage = () => <DisputesPage view="production" />
export const QualityDisputesPage = () => <DisputesPage view="quality" />
export const AccountingDisputesPage = () => <DisputesPage view="accounting" />
export const SettledDisputesPage = () => <DisputesPage view="settled" />
