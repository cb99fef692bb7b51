import MuiLink from '@mui/material/Link'
import { useLanguage, useT } from '#kernel/web/i18n.ts'
import { MailAddress } from '#kernel/web/kit/mail-address.tsx'
import { shownPhone } from '#kernel/web/kit/phone.ts'
import { countryName } from '#platform/identifiers/countries.model.ts'
import type { Employee } from '../employee.model.ts'
import { WrittenCard } from './sections/written-card.tsx'

/** How to reach somebody, or those who must be told. */
export function ContactSection({ employee }: { employee: Employee }) {
  const t = useT()
  const language = useLanguage()
  const { address, emergencyName, emergencyPhone } = employee
  const town = [address.postCode, address.city].filter(Boolean).join(' ')
  const abroad = address.country !== 'FR' && countryName(address.country, language)
  return (
    <WrittenCard
      title={t('field.contactDetails')}
      employee={employee}
      writes={['contactDetails']}
      facts={[
        { label: t('rh.field.cellPhone'), value: phone(employee.cellPhone) },
        { label: t('rh.employee.mail'), value: mail(employee.mail) },
        {
          label: t('field.address'),
          value: [address.address, address.additionalAddress].filter(Boolean).join(', '),
        },
        { label: t('field.city'), value: [town, abroad].filter(Boolean).join(', ') },
        { label: t('rh.field.workPhone'), value: phone(employee.workPhone) },
        { label: t('rh.field.workMail'), value: mail(employee.workMail) },
        { label: t('rh.field.emergencyName'), value: emergencyName },
        { label: t('rh.field.emergencyPhone'), value: phone(emergencyPhone) },
      ]}
    />
  )
}

const phone = (number: string | null) =>
  number && (
    <MuiLink href={`tel:${number}`} color="inherit" dir="ltr" sx={{ whiteSpace: 'nowrap' }}>
      {shownPhone(number)}
    </MuiLink>
  )

const mail = (address: string | null) =>
  address && (
    <MuiLink href={`mailto:${address}`} color="inherit">
      <MailAddress address={address} />
    </MuiLink>
  )
