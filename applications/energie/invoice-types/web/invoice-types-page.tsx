import { usePages, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { RecordsPage } from '#kernel/web/kit/records-page.tsx'
import { useList } from '#kernel/web/kit/use-list.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { HistoryDialog } from '#platform/audit/audit.web.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import { pricesField } from '#energie/energie-place.model.ts'
import type { InvoiceType } from '../invoice-type.model.ts'
import { invoiceTypesCalls } from '../invoice-types.calls.ts'
import { addressOfInvoiceType, invoiceTypesElement } from '../invoice-types-place.model.ts'
import { EditInvoiceTypeDialog } from './edit-invoice-type-dialog.tsx'
import { NewInvoiceTypeDialog } from './new-invoice-type-dialog.tsx'

/** The types of invoice, with the day from which their last version counts. */
export function InvoiceTypesPage() {
  const t = useT()
  const { date } = useFormat()
  const [level, prices] = [useLevel(invoiceTypesElement), useLevel(pricesField)]
  const list = useList(invoiceTypesCalls.getInvoiceTypes, { module: 'energie.invoice-types', usualTab: 'active' })
  const answer = usePages(invoiceTypesCalls.getInvoiceTypes, list.query)
  const archiving = useSend(invoiceTypesCalls.archiveInvoiceType, { staysOnPage: true })
  const restoring = useSend(invoiceTypesCalls.restoreInvoiceType, { staysOnPage: true })
  const columns: Column<InvoiceType>[] = [
    { key: 'name', label: t('field.name'), text: ({ name }) => name },
    {
      key: 'activeFrom',
      label: t('energie.invoice-types.active-from'),
      text: ({ activeFrom }) => activeFrom && date(activeFrom),
    },
    {
      key: 'draft',
      label: t('field.state'),
      text: row => t(`energie.invoice-types.state.${row.hasDraft ? 'draft' : 'active'}`),
      cell: row => (
        <Chip
          label={t(`energie.invoice-types.state.${row.hasDraft ? 'draft' : 'active'}`)}
          tone={row.hasDraft ? 'warning' : 'success'}
        />
      ),
      onPhone: 'badge',
    },
    { key: 'note', label: t('field.note'), text: ({ note }) => note, hiddenBelow: 'md' },
  ]
  return (
    <RecordsPage
      title={t('energie.invoice-types.title')}
      list={list}
      answer={answer}
      columns={columns}
      nameOf={({ name }) => name}
      rowPath={({ id }) => addressOfInvoiceType(id)}
      searchBy={t('energie.invoice-types.search')}
      exportName={t('energie.invoice-types.file')}
      empty={{ title: t('energie.invoice-types.none'), text: t('energie.invoice-types.none-text') }}
      may={{ write: level >= 2 && prices >= 1, archive: level >= 3 }}
      form={(row, onClose) =>
        row ? <EditInvoiceTypeDialog id={row.id} onClose={onClose} /> : <NewInvoiceTypeDialog onClose={onClose} />
      }
      history={({ id, name }, onClose) => (
        <HistoryDialog table="energie.invoice_type" rowId={id} name={name} onClose={onClose} />
      )}
      onArchive={({ id }) => archiving.send({ id })}
      onRestore={({ id }) => restoring.send({ id })}
    />
  )
}
