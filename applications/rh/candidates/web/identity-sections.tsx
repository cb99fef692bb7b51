import Typography from '@mui/material/Typography'
import { useLanguage, useT } from '#kernel/web/i18n.ts'
import { Facts } from '#kernel/web/kit/facts.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { shownPhone } from '#kernel/web/kit/phone.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { countryName } from '#platform/identifiers/countries.model.ts'
import type { Candidate } from '../candidate.model.ts'

/** Civil status, address and what he said of himself. */
export function IdentitySections({ candidate }: { candidate: Candidate }) {
  const t = useT()
  const language = useLanguage()
  const { date, number } = useFormat()
  const { candidateAddress: place, citizenship, motivation } = candidate
  const address = [place.address, place.additionalAddress, [place.postCode, place.city].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ')
  const people = [
    { label: t('rh.field.emergencyName'), value: candidate.emergencyName },
    { label: t('rh.field.emergencyPhone'), value: phone(candidate.emergencyPhone) },
    { label: t('rh.employee.guardian-name'), value: candidate.guardianName },
    { label: t('rh.employee.guardian-relation'), value: candidate.guardianRelation },
    { label: t('rh.employee.guardian-phone'), value: phone(candidate.guardianPhone) },
    { label: t('rh.employee.guardian-mail'), value: candidate.guardianMail },
  ].filter(({ value }) => value)
  return (
    <>
      <SectionCard title={t('rh.candidate.identity')}>
        <Facts
          facts={[
            { label: t('rh.field.dateOfBirth'), value: candidate.birthdate && date(candidate.birthdate) },
            { label: t('rh.employee.birth-city'), value: candidate.birthCity },
            { label: t('field.citizenship'), value: citizenship && countryName(citizenship, language) },
            { label: t('rh.field.birthName'), value: candidate.maidenName },
            { label: t('field.address'), value: address, isLong: true },
            { label: t('field.source'), value: candidate.source },
          ]}
        />
      </SectionCard>
      {people.length > 0 && (
        <SectionCard title={t('rh.candidate.people')}>
          <Facts facts={people} />
        </SectionCard>
      )}
      <SectionCard title={t('rh.candidate.experience')}>
        <Facts
          facts={[
            { label: t('rh.field.lastPosition'), value: candidate.lastPosition },
            { label: t('rh.employee.transport'), value: candidate.transport },
            { label: t('rh.employee.glove-size'), value: candidate.gloveSize && number(candidate.gloveSize) },
            { label: t('rh.employee.shoe-size'), value: candidate.shoeSize && number(candidate.shoeSize) },
          ]}
        />
        {motivation && (
          <Typography sx={{ mt: 2, whiteSpace: 'pre-line' }}>
            <bdi>{motivation}</bdi>
          </Typography>
        )}
      </SectionCard>
    </>
  )
}

const phone = (number: string | null) => number && <bdi dir="ltr">{shownPhone(number)}</bdi>
