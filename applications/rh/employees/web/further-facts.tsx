import { useT } from '#kernel/web/i18n.ts'
import { MailAddress } from '#kernel/web/kit/mail-address.tsx'
import { shownPhone } from '#kernel/web/kit/phone.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { Employee } from '../employee.model.ts'
import { WrittenCard } from './sections/written-card.tsx'

/** Family, the way to work, and sizes. */
export function PersonalSection({ employee }: { employee: Employee }) {
  const t = useT()
  const { number } = useFormat()
  const { maritalStatus, transport, drivingLicence, gloveSize, shoeSize } = employee
  const size = (value: number | null) => value && number(value, { maximumFractionDigits: 1 })
  return (
    <WrittenCard
      title={t('rh.employee.section-personal')}
      employee={employee}
      writes={['personal']}
      facts={[
        { label: t('rh.employee.marital-status'), value: maritalStatus && t(`rh.employee.marital-${maritalStatus}`) },
        { label: t('rh.employee.transport'), value: transport },
        { label: t('rh.employee.driving-licence'), value: said(drivingLicence, t) },
        { label: t('rh.employee.glove-size'), value: size(gloveSize) },
        { label: t('rh.employee.shoe-size'), value: size(shoeSize) },
      ]}
    />
  )
}

/** Who answers for a minor; nothing of an adult who had none. */
export function GuardianSection({ employee }: { employee: Employee }) {
  const t = useT()
  const { isUnderage, guardianName, guardianRelation, guardianMail, guardianPhone } = employee
  if (!isUnderage && !guardianName) return null
  return (
    <WrittenCard
      title={t('rh.employee.section-guardian')}
      employee={employee}
      writes={['guardian']}
      facts={[
        { label: t('rh.employee.guardian-name'), value: guardianName },
        { label: t('rh.employee.guardian-relation'), value: guardianRelation },
        { label: t('rh.employee.guardian-phone'), value: shownPhone(guardianPhone) },
        { label: t('rh.employee.guardian-mail'), value: guardianMail && <MailAddress address={guardianMail} /> },
      ]}
    />
  )
}

/** What the post must be fitted to. */
export function AdaptationSection({ employee }: { employee: Employee }) {
  const t = useT()
  const { can, hasDisabledWorkerStatus, restrictions } = employee
  const status = { label: t('rh.employee.disabled-worker'), value: said(hasDisabledWorkerStatus, t) }
  return (
    <WrittenCard
      title={t('rh.employee.section-adaptation')}
      employee={employee}
      writes={['adaptation']}
      facts={[...(can.seeSensitive ? [status] : []), { label: t('rh.employee.restrictions'), value: restrictions }]}
    />
  )
}

const said = (value: boolean | null, t: ReturnType<typeof useT>) =>
  value === null ? null : t(value ? 'answer.yes' : 'answer.no')
