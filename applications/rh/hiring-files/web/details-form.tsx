import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import { z } from 'zod'
import { useSend } from '#kernel/web/api.ts'
import { useLanguage, useT } from '#kernel/web/i18n.ts'
import { AutocompleteField } from '#kernel/web/kit/autocomplete-field.tsx'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import { PhoneField } from '#kernel/web/kit/phone-field.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import type { Language } from '#kernel/shared/names.ts'
import { countriesByName } from '#platform/identifiers/countries.model.ts'
import { maritalStatuses } from '#rh/employees/marital-status.model.ts'
import { type AskedDetail, type DetailName, isSaid, type TypedKind } from '../hiring-details.model.ts'
import { hiringLinkCalls } from '../hiring-link.calls.ts'
import { labelOfDetail } from './detail-in-words.ts'

/** The server judges what is typed, and says what is wrong at its field. */
const typed: Partial<Record<DetailName, z.ZodType>> = {
  birthdate: z.iso.date().nullish(),
  gloveSize: z.number().nullish(),
  shoeSize: z.number().nullish(),
}

/** The fields that are asked, and no other; what is required says so at its field. */
const schemaOf = (fields: readonly AskedDetail[]) =>
  z.strictObject(
    Object.fromEntries(
      fields.map(({ name, required }) => {
        const field = typed[name] ?? z.string().nullish()
        return [name, required ? field.refine(isSaid) : field]
      }),
    ),
  )

type Props = { token: string; piece: TypedKind; fields: readonly AskedDetail[]; onSent: () => unknown }

/** What somebody who was retained types of himself, whom to call for him, or who answers for a minor. */
export function DetailsForm({ token, piece, fields, onSent }: Props) {
  const t = useT()
  const { send } = useSend(hiringLinkCalls.sayHiringDetails, { staysOnPage: true })
  const values = Object.fromEntries(fields.map(({ name }) => [name, name === 'country' ? 'FR' : null]))
  return (
    <Form
      schema={schemaOf(fields)}
      values={values}
      submit={t('verb.send')}
      onSubmit={async details => {
        await send({ ...details, token, piece })
        await onSent()
      }}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        {fields.map(field => (
          <Detail key={field.name} {...field} />
        ))}
      </Box>
    </Form>
  )
}

const countryChoices = (language: Language) =>
  countriesByName(language).map(({ iso2, name }) => ({ value: iso2, label: name }))

function Detail({ name }: AskedDetail) {
  const t = useT()
  const language = useLanguage()
  const label = t(labelOfDetail[name])
  const chosen = (of: string, values: readonly string[]) =>
    values.map(value => ({ value, label: t(`rh.hiring.${of}.${value}`) }))
  const fields: Partial<Record<DetailName, ReactNode>> = {
    title: <SelectField name={name} label={label} choices={chosen('title', ['mrs', 'mr'])} />,
    maritalStatus: <SelectField name={name} label={label} choices={chosen('maritalStatus', maritalStatuses)} />,
    birthdate: <DateField name={name} label={label} />,
    cellPhoneNumber: <PhoneField name={name} label={label} />,
    emergencyPhone: <PhoneField name={name} label={label} />,
    guardianPhone: <PhoneField name={name} label={label} />,
    guardianMail: <TextField name={name} label={label} type="email" />,
    citizenship: <AutocompleteField name={name} label={label} suggestions={countryChoices(language)} />,
    country: <AutocompleteField name={name} label={label} suggestions={countryChoices(language)} />,
    gloveSize: <NumberField name={name} label={label} decimals={1} />,
    shoeSize: <NumberField name={name} label={label} decimals={1} />,
  }
  return fields[name] ?? <TextField name={name} label={label} />
}
