import Box from '@mui/material/Box'
import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { useCall } from '#kernel/web/api.ts'
import { useLanguage, useT } from '#kernel/web/i18n.ts'
import { AutocompleteField } from '#kernel/web/kit/autocomplete-field.tsx'
import { CheckboxField } from '#kernel/web/kit/checkbox-field.tsx'
import { ManyField } from '#kernel/web/kit/many-field.tsx'
import { PhoneField } from '#kernel/web/kit/phone-field.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { countriesByName } from '#platform/identifiers/countries.model.ts'
import { contactsCalls } from '../contacts.calls.ts'

const grid = { display: 'grid', gap: 2.25, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }

/** Who it is, how to reach him, and with which company he deals. */
export function ContactFields() {
  const t = useT()
  const isPerson = useWatch({ name: 'kind' }) === 'person'
  const companies = useCall(contactsCalls.getContactFilters, {}, { staleTime: 60_000 }).data?.companies ?? []
  return (
    <Box sx={{ display: 'grid', gap: 2.25, pt: 0.5 }}>
      <Box sx={grid}>
        <SelectField
          name="kind"
          label={t('field.type')}
          choices={['person', 'organisation'].map(value => ({ value, label: t(`directory.contact.is-${value}`) }))}
        />
        <TextField name="name" label={t(isPerson ? 'field.lastName' : 'directory.contact.organisation-name')} />
        {isPerson && <PersonFields />}
        <Ways name="mails" />
        <Ways name="phones" />
      </Box>
      <AddressFields />
      <ManyField
        name="companyIds"
        label={t('directory.contact.companies')}
        help={t('directory.contact.companies-help')}
        suggestions={companies.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <TextField name="note" label={t('field.note')} multiline minRows={2} />
      <CheckboxField
        name="noMessages"
        label={t('directory.contact.wants-no-messages')}
        help={t('directory.contact.wants-no-messages-help')}
      />
    </Box>
  )
}

function PersonFields() {
  const t = useT()
  return (
    <>
      <TextField name="firstname" label={t('field.firstname')} />
      <TextField name="organisation" label={t('directory.contact.organisation')} />
      <TextField name="jobtitle" label={t('field.function')} />
      <SelectField
        name="title"
        label={t('field.personTitle')}
        choices={['mrs', 'mr'].map(value => ({ value, label: t(`directory.contact.${value}`) }))}
      />
    </>
  )
}

/** As many lines as the form holds: two at least. */
function Ways({ name }: { name: 'mails' | 'phones' }) {
  const t = useT()
  const lines: readonly unknown[] = useWatch({ name }) ?? []
  return lines.map((_, index) => {
    const field = `${name}.${index}`
    const label =
      index === 0 ? t(`directory.contact.${name}`) : t(`directory.contact.${name}-more`, { number: index + 1 })
    return name === 'mails' ? (
      <TextField key={field} name={field} label={label} type="email" />
    ) : (
      <PhoneField key={field} name={field} label={label} />
    )
  })
}

function AddressFields() {
  const t = useT()
  const language = useLanguage()
  const countries = useMemo(
    () => countriesByName(language).map(({ iso2, name }) => ({ value: iso2, label: name })),
    [language],
  )
  return (
    <Box sx={grid}>
      <TextField name="address" label={t('field.address')} />
      <TextField name="additionalAddress" label={t('field.additionalAddress')} />
      <TextField name="postCode" label={t('field.postCode')} />
      <TextField name="city" label={t('field.city')} />
      <AutocompleteField name="country" label={t('field.country')} suggestions={countries} />
    </Box>
  )
}
