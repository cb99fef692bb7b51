import { useT } from '#kernel/web/i18n.ts'
import type { Employee } from '../employee.model.ts'
import { RevealedNumber } from './revealed-number.tsx'
import { WrittenCard } from './sections/written-card.tsx'

/** Where the pay goes; the account leaves the server masked, and for who may see it alone. */
export function PayAccountSection({ employee }: { employee: Employee }) {
  const t = useT()
  const { ibanMasked, bic, accountHolder, can } = employee
  const account = {
    label: t('rh.employee.iban'),
    value: ibanMasked && <RevealedNumber employee={employee} field="iban" masked={ibanMasked} />,
    isLong: true,
  }
  return (
    <WrittenCard
      title={t('rh.employee.section-bank')}
      employee={employee}
      writes={['bank']}
      facts={[
        ...(can.seeSensitive ? [account] : []),
        { label: t('rh.employee.bic'), value: bic },
        { label: t('rh.employee.account-holder'), value: accountHolder },
      ]}
    />
  )
}
