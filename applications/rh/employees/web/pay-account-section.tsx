import { useT } from '#kernel/web/i18n.ts'
import { Facts } from '#kernel/web/kit/facts.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import type { Employee } from '../employee.model.ts'
import { RevealedNumber } from './revealed-number.tsx'
import { useEditSection } from './use-edit-section.ts'

/** Where the pay goes; the account leaves the server masked, and for who may see it alone. */
export function PayAccountSection({ employee }: { employee: Employee }) {
  const t = useT()
  const edit = useEditSection(employee, 'bank')
  const { ibanMasked, bic, accountHolder, can } = employee
  const account = {
    label: t('rh.employee.iban'),
    value: ibanMasked && <RevealedNumber employee={employee} field="iban" masked={ibanMasked} />,
    isLong: true,
  }
  return (
    <SectionCard title={t('rh.employee.section-bank')} {...(can.editSensitive && edit)}>
      <Facts
        minWidth={220}
        facts={[
          ...(can.seeSensitive ? [account] : []),
          { label: t('rh.employee.bic'), value: bic },
          { label: t('rh.employee.account-holder'), value: accountHolder },
        ]}
      />
    </SectionCard>
  )
}
