import { usePages, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { RecordsPage } from '#kernel/web/kit/records-page.tsx'
import { useList } from '#kernel/web/kit/use-list.ts'
import { HistoryDialog } from '#platform/audit/audit.web.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import { billingPeriodsElement, type BillingPeriod } from '../billing-period.model.ts'
import { billingPeriodsCalls } from '../billing-periods.calls.ts'
import { BillingPeriodDialog } from './billing-period-dialog.tsx'

export function BillingPeriodsPage() {
  const t = useT()
  const { number } = useFormat()
  const level = useLevel(billingPeriodsElement)
  const list = useList(billingPeriodsCalls.getPaginatedBillingPeriods, {
    module: 'energie.billing-periods',
    usualTab: 'active',
  })
  const answer = usePages(billingPeriodsCalls.getPaginatedBillingPeriods, list.query)
  const archiving = useSend(billingPeriodsCalls.archiveBillingPeriod, { staysOnPage: true })
  const restoring = useSend(billingPeriodsCalls.restoreBillingPeriod, { staysOnPage: true })
  const columns: Column<BillingPeriod>[] = [
    { key: 'name', label: t('field.name'), text: ({ name }) => name },
    {
      key: 'frequency',
      label: t('energie.billing-periods.frequency'),
      text: row => t(`energie.billing-periods.frequency.${row.frequency}`),
    },
    { key: 'shiftDays', label: t('energie.billing-periods.shift'), text: row => number(row.shiftDays), align: 'end' },
    {
      key: 'expectedAfterDays',
      label: t('energie.billing-periods.expected-after'),
      text: row => number(row.expectedAfterDays),
      align: 'end',
    },
    { key: 'note', label: t('field.note'), text: ({ note }) => note, hiddenBelow: 'md' },
  ]
  return (
    <RecordsPage
      title={t('energie.billing-periods.title')}
      list={list}
      answer={answer}
      columns={columns}
      nameOf={({ name }) => name}
      searchBy={t('energie.billing-periods.search')}
      exportName={t('energie.billing-periods.file')}
      empty={{ title: t('energie.billing-periods.none'), text: t('energie.billing-periods.none-text') }}
      may={{ write: level >= 2, archive: level >= 3 }}
      form={(row, onClose) => <BillingPeriodDialog key={row?.id} row={row} onClose={onClose} />}
      history={({ id, name }, onClose) => (
        <HistoryDialog table="energie.billing_period" rowId={id} name={name} onClose={onClose} />
      )}
      onArchive={({ id }) => archiving.send({ id })}
      onRestore={({ id }) => restoring.send({ id })}
    />
  )
}
