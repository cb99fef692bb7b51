import { useT } from '#kernel/web/i18n.ts'
import { Facts } from '#kernel/web/kit/facts.tsx'
import { MailAddress } from '#kernel/web/kit/mail-address.tsx'
import { shownPhone } from '#kernel/web/kit/phone.ts'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { Employee } from '../employee.model.ts'
import { useEditSection } from './use-edit-section.ts'

/** Family, the way to work, and sizes. */
export function PersonalSection({ employee }: { employee: Employee }) {
  const t = useT()
  const { number } = useFormat()
  const { maritalStatus, transport, drivingLicence, gloveSize, shoeSize } = employee
  const size = (value: number | null) => value && number(value, { maximumFractionDigits: 1 })
  return (
    <SectionCard title={t('rh.employee.section-personal')} {...useEditSection(employee, 'personal')}>
      <Facts
        minWidth={220}
        facts={[
          { label: t('rh.employee.marital-status'), value: maritalStatus && t(`rh.employee.marital-${maritalStatus}`) },
          { label: t('rh.employee.transport'), value: transport },
          { label: t('rh.employee.driving-licence'), value: said(drivingLicence, t) },
          { label: t('rh.employee.glove-size'), value: size(gloveSize) },
          { label: t('rh.employee.shoe-size'), value: size(shoeSize) },
        ]}
      />
    </SectionCard>
  )
}

/** Who answers for a minor; nothing of an adult who had none. */
export function GuardianSection({ employee }: { employee: Employee }) {
  const t = useT()
  const edit = useEditSection(employee, 'guardian')
  const { isUnderage, guardianName, guardianRelation, guardianMail, guardianPhone } = employee
  if (!isUnderage && !guardianName) return null
  return (
    <SectionCard title={t('rh.employee.section-guardian')} {...edit}>
      <Facts
        minWidth={220}
        facts={[
          { label: t('rh.employee.guardian-name'), value: guardianName },
          { label: t('rh.employee.guardian-relation'), value: guardianRelation },
          { label: t('rh.employee.guardian-phone'), value: shownPhone(guardianPhone) },
          { label: t('rh.employee.guardian-mail'), value: guardianMail && <MailAddress address={guardianMail} /> },
        ]}
      />
    </SectionCard>
  )
}

/** What the post must be fitted to. */
export function AdaptationSection({ employee }: { employee: Employee }) {
  const t = useT()
  const { can, hasDisabledWorkerStatus, restrictions } = employee
  const status = { label: t('rh.employee.disabled-worker'), value: said(hasDisabledWorkerStatus, t) }
  return (
    <SectionCard title={t('rh.employee.section-adaptation')} {...useEditSection(employee, 'adaptation')}>
      <Facts
        minWidth={220}
        facts={[...(can.seeSensitive ? [status] : []), { label: t('rh.employee.restrictions'), value: restrictions }]}
      />
    </SectionCard>
  )
}

const said = (value: boolean | null, t: ReturnType<typeof useT>) =>
  value === null ? null : t(value ? 'answer.yes' : 'answer.no')
