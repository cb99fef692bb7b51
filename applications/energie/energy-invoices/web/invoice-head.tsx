import Button from '@mui/material/Button'
import { useNavigate } from 'react-router'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import type { AnswerOf } from '#kernel/shared/call.ts'
import { useT } from '#kernel/web/i18n.ts'
import { RecordHead } from '#kernel/web/kit/record-head.tsx'
import { useDownload } from '#kernel/web/use-download.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { energyInvoicesCalls } from '../energy-invoices.calls.ts'
import { addressToEditEnergyInvoice } from '../energy-invoices-place.model.ts'
import { StateChip } from './state-chip.tsx'
import type { WordedAct } from './word-dialog.tsx'

export type TaskOfInvoice = WordedAct | 'credit' | 'history'
type Props = { invoice: AnswerOf<typeof energyInvoicesCalls.getEnergyInvoice>; onTask: (task: TaskOfInvoice) => void }

/** What it asks for, its gap, and what is done next. */
export function InvoiceHead({ invoice, onTask }: Props) {
  const t = useT()
  const alert = useAlert()
  const navigate = useNavigate()
  const { date, moment, money, number: figure } = useFormat()
  const { download } = useDownload()
  const { id, number, version, can, isOwn, gapCents = null, gapRate, toleranceCents = null, creditNumber } = invoice
  const check = useSend(energyInvoicesCalls.checkEnergyInvoice, {
    staysOnPage: true,
    onDone: () => alert.success(t('energie.energy-invoices.was-checked')),
  })
  const rate =
    gapRate === null ? '' : ` (${figure(gapRate / 100, { minimumFractionDigits: 2, maximumFractionDigits: 2 })} %)`
  return (
    <RecordHead
      name={number}
      chips={<StateChip state={invoice.state} />}
      about={[invoice.contract, invoice.supplier, invoice.note].filter(Boolean).join(' · ')}
      buttons={
        <>
          {can.printLetter && (
            <Button
              variant="outlined"
              size="large"
              onClick={() => void download(energyInvoicesCalls.getEnergyDisputeLetter, { id })}
            >
              {t('energie.energy-invoices.print-letter')}
            </Button>
          )}
          {can.check && invoice.isOutdated && (
            <Button
              variant="outlined"
              size="large"
              loading={check.isSending}
              onClick={() => check.start({ id, version })}
            >
              {t('energie.energy-invoices.do.check')}
            </Button>
          )}
          {can.dispute && (
            <Button variant="outlined" color="error" size="large" onClick={() => onTask('dispute')}>
              {t('energie.energy-invoices.do.dispute')}
            </Button>
          )}
          {can.credit && (
            <Button variant="contained" size="large" onClick={() => onTask('credit')}>
              {t('energie.energy-invoices.do.credit')}
            </Button>
          )}
          {can.validate && !isOwn && (
            <Button variant="contained" size="large" onClick={() => onTask('validate')}>
              {t('energie.energy-invoices.do.validate')}
            </Button>
          )}
        </>
      }
      actions={[
        ...(can.edit ? [{ label: t('verb.edit'), onSelect: () => void navigate(addressToEditEnergyInvoice(id)) }] : []),
        ...(can.check
          ? [{ label: t('energie.energy-invoices.do.check'), onSelect: () => check.start({ id, version }) }]
          : []),
        ...(can.reject ? [{ label: t('energie.energy-invoices.do.reject'), onSelect: () => onTask('reject') }] : []),
        { label: t('field.history'), onSelect: () => onTask('history') },
      ]}
      facts={[
        { label: t('energie.energy-invoices.period'), value: `${date(invoice.fromOn)} – ${date(invoice.toOn)}` },
        { label: t('energie.energy-invoices.issued'), value: date(invoice.issuedOn) },
        ...(can.seePrices
          ? [
              { label: t('energie.invoice-types.total.excl'), value: money(invoice.exclCents ?? 0) },
              { label: t('energie.invoice-types.total.vat'), value: money(invoice.vatCents ?? 0) },
              { label: t('energie.energy-invoices.gap'), value: gapCents === null ? null : money(gapCents) + rate },
              {
                label: t('energie.energy-invoices.tolerance'),
                value: toleranceCents === null ? null : money(toleranceCents),
              },
            ]
          : []),
        ...(creditNumber ? [{ label: t('energie.energy-invoices.credit-number'), value: creditNumber }] : []),
        { label: t('energie.energy-invoices.checked'), value: invoice.checkedAt && moment(invoice.checkedAt) },
      ]}
    />
  )
}
