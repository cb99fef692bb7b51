import { useLanguage, useT } from '#kernel/web/i18n.ts'
import { businessToday } from '#kernel/web/business-today.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { countryName } from '#platform/identifiers/countries.model.ts'
import { ageOn, type Employee } from '../employee.model.ts'
import { RevealedNumber } from './revealed-number.tsx'
import { WrittenCard } from './sections/written-card.tsx'

/** Civil status. The social security number leaves the server masked, and for who may see it alone. */
export function IdentitySection({ employee }: { employee: Employee }) {
  const t = useT()
  const language = useLanguage()
  const { date } = useFormat()
  const { title, sex, birthName, firstname, otherFirstnames, dateOfBirth, nirMasked, citizenship, can } = employee
  const age = t('rh.employee.age', { count: ageOn(dateOfBirth, businessToday()) })
  const country = employee.birthCountry && countryName(employee.birthCountry, language)
  const socialSecurity = {
    label: t('rh.employee.nir'),
    value: nirMasked && <RevealedNumber employee={employee} field="nir" masked={nirMasked} />,
  }
  return (
    <WrittenCard
      title={t('rh.employee.identity')}
      employee={employee}
      writes={['identity', 'birth', 'socialSecurity']}
      facts={[
        { label: t('field.personTitle'), value: title && t(`rh.employee.${title}`) },
        { label: t('rh.field.birthName'), value: birthName ?? employee.name },
        { label: t('rh.field.firstNames'), value: [firstname, otherFirstnames].filter(Boolean).join(', ') },
        {
          label: t(sex === 1 ? 'rh.employee.born-he' : 'rh.employee.born-she'),
          value: `${date(dateOfBirth)} (${age})`,
        },
        { label: t('rh.employee.birth-place'), value: birthPlace(employee, country) },
        { label: t('rh.employee.citizenship-country'), value: citizenship && countryName(citizenship, language) },
        ...(can.seeSensitive ? [socialSecurity] : []),
      ]}
    />
  )
}

/** Abroad the department is 99 for everybody and says nothing. */
function birthPlace({ birthCity, birthDepartment, birthCountry }: Employee, country: string | null) {
  if (birthCountry && birthCountry !== 'FR') return [birthCity, country].filter(Boolean).join(', ')
  const city = birthCity && birthDepartment ? `${birthCity} (${birthDepartment})` : (birthCity ?? birthDepartment)
  return city ?? country
}
