import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId, useMemo } from 'react'
import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useLanguage, useT } from '#kernel/web/i18n.ts'
import { AutocompleteField } from '#kernel/web/kit/autocomplete-field.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { SideSheet } from '#kernel/web/kit/side-sheet.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { countriesByName } from '#platform/identifiers/countries.model.ts'
import { CompanyFields, type CompanySheet, Regime } from '../../company.model.ts'
import { companiesCalls } from '../../companies.calls.ts'
import { atFieldsOf } from '../at-fields-of.ts'
import { useClientAtWork } from '../reader.ts'
import { ColourField } from './colour-field.tsx'

const line = (length: number) => z.string().trim().max(length).optional()

/** An address may be left blank as a whole. */
const TypedCompany = CompanyFields.extend({
  address: z.object({
    address: line(200),
    additionalAddress: line(200),
    postCode: line(12),
    city: line(100),
    country: line(2),
  }),
})
type TypedCompany = z.output<typeof TypedCompany>

const blank = {
  name: '',
  siren: null,
  siret: null,
  naf: null,
  idcc: null,
  regime: 'MSA',
  color: null,
  address: { country: 'FR' },
}

type Props = { company: CompanySheet | undefined; onClose: () => void }

/** A company is told in words: where each number is found, and what it is for. */
export function CompanyForm({ company, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const { clientId } = useClientAtWork()
  const language = useLanguage()
  const countries = useMemo(
    () => countriesByName(language).map(({ iso2, name }) => ({ value: iso2, label: name })),
    [language],
  )
  const create = useSend(companiesCalls.createCompany, { staysOnPage: true })
  const edit = useSend(companiesCalls.editCompany, { staysOnPage: true })
  const save = async (typed: TypedCompany) => {
    const fields = { ...typed, address: addressOf(typed.address, company?.address) }
    if (company)
      await edit.send({ company: { ...fields, id: company.id, version: company.version } }).catch(atFieldsOf('company'))
    else await create.send({ clientId, company: fields }).catch(atFieldsOf('company'))
    alert.success(t(company ? 'companies.saved' : 'companies.created', { name: typed.name }))
    onClose()
  }
  return (
    <SideSheet title={company ? t('verb.editNamed', { name: company.name }) : t('companies.new')} onClose={onClose}>
      <Form
        schema={TypedCompany}
        values={company ? valuesOf(company) : blank}
        submit={t(company ? 'verb.save' : 'companies.create')}
        onSubmit={save}
        onCancel={onClose}
        draft={company ? `company ${company.id}` : `new company of ${clientId}`}
      >
        <TextField name="name" label={t('field.name')} autoFocus />
        <SelectField
          name="regime"
          label={t('companies.field.regime')}
          help={t('companies.field.regime-help')}
          choices={Regime.options.map(value => ({ value, label: t(`companies.regime.${value}`) }))}
        />
        <ColourField name="color" label={t('field.color')} />
        <Group title={t('companies.field.numbers')}>
          <TextField name="siren" label={t('field.siren')} help={t('companies.field.siren-help')} inputMode="numeric" />
          <TextField
            name="siret"
            label={t('companies.field.siret')}
            help={t('companies.field.siret-help')}
            inputMode="numeric"
          />
          <TextField name="naf" label={t('field.naf')} help={t('companies.field.naf-help')} />
          <TextField name="idcc" label={t('field.idcc')} help={t('companies.field.idcc-help')} inputMode="numeric" />
        </Group>
        <Group title={t('field.address')}>
          <TextField name="address.address" label={t('companies.field.street')} />
          <TextField name="address.additionalAddress" label={t('companies.field.additional')} />
          <TextField name="address.postCode" label={t('field.postCode')} />
          <TextField name="address.city" label={t('field.city')} />
          <AutocompleteField name="address.country" label={t('field.country')} suggestions={countries} />
        </Group>
      </Form>
    </SideSheet>
  )
}

const valuesOf = ({ name, siren, siret, naf, idcc, regime, color, address }: CompanySheet) => ({
  name,
  siren,
  siret,
  naf,
  idcc,
  regime,
  color,
  address: address ?? { country: 'FR' },
})

/** Without a street and a town there is none. The town's number stays as long as the town does. */
function addressOf(typed: TypedCompany['address'], known: CompanySheet['address'] | undefined) {
  const { address = '', additionalAddress, postCode = '', city = '', country } = typed
  if (address === '' && postCode === '' && city === '') return null
  const isSameTown = known?.city === city && known.postCode === postCode
  return {
    address,
    postCode,
    city,
    additionalAddress: additionalAddress || null,
    inseeCode: isSameTown ? known.inseeCode : null,
    country: country || 'FR',
  }
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <Box role="group" aria-labelledby={titleId} sx={{ display: 'grid', gap: 2.25 }}>
      <Typography id={titleId} variant="subtitle2" component="h3" sx={{ color: 'text.secondary', mb: -1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  )
}
