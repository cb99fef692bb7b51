import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { salariesCalls } from '../../salaries.calls.ts'
import { TermsTable } from '../terms-table.tsx'
import { useEuros } from '../use-euros.ts'
import { SalaryDialog } from './salary-dialog.tsx'

const useSalaries = (archived: 'true' | 'false') => useCall(salariesCalls.getSalaries, { archived })

export function Salaries() {
  const t = useT()
  const euros = useEuros()
  const { date } = useFormat()
  const sending = { staysOnPage: true }
  const archive = useSend(salariesCalls.archiveSalary, sending)
  const restore = useSend(salariesCalls.editSalary, sending)
  return (
    <TermsTable
      kind="salary"
      useTerms={useSalaries}
      nameOf={salary => salary.label}
      columns={[
        { key: 'unit', label: t('rh.field.unit'), text: salary => t(`rh.salary.${salary.unit}`) },
        {
          key: 'amount',
          label: t('rh.field.amount'),
          text: ({ amount, unit }) => euros(amount, unit),
          comparedBy: ({ amount }) => amount,
          align: 'end',
        },
        {
          key: 'from',
          label: t('rh.salary.valid-from'),
          text: salary => date(salary.validFrom),
          comparedBy: ({ validFrom }) => validFrom,
          hiddenBelow: 'md',
        },
        {
          key: 'frozen',
          label: t('rh.salary.state'),
          text: salary => (salary.isFrozen ? t('rh.salary.signed') : null),
          cell: salary => (salary.isFrozen ? <Chip label={t('rh.salary.signed')} tone="info" /> : '—'),
          hiddenBelow: 'lg',
        },
      ]}
      onArchive={({ id }) => archive.send({ id })}
      onRestore={({ id, version }) => restore.start({ salary: { id, version, archived: false } })}
      form={(salary, onClose) => <SalaryDialog salary={salary} onClose={onClose} />}
    />
  )
}
