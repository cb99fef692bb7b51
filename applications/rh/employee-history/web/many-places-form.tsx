import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useFormContext, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { useT } from '#kernel/web/i18n.ts'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import type { EmployeeRow } from '#rh/employees/employee.model.ts'
import { manyPlacesFields } from '../many-places.model.ts'
import { PlaceFields } from './place-fields.tsx'
import type { Offered } from './use-offered-sites.ts'

const choice = manyPlacesFields.extend({ companyId: idOf('platform.company') })
export type ChosenPlace = z.output<typeof choice>

type Props = {
  people: readonly EmployeeRow[]
  offered: Offered
  /** What was chosen before and is looked at again. */
  chosen: ChosenPlace | null
  onChoose: (choice: ChosenPlace) => Promise<void>
  onCancel: () => void
}

/** Where these people will work, and from when. */
export function ManyPlacesForm({ people, offered, chosen, onChoose, onCancel }: Props) {
  const t = useT()
  const fresh = { companyId: companyOf(people, offered), site: '', unit: '', subunit: '', activationDate: '' }
  const former = chosen && { ...chosen, unit: chosen.unit ?? '', subunit: chosen.subunit ?? '' }
  return (
    <>
      <Typography sx={{ color: 'text.secondary', mb: 2.5 }}>{t('rh.history.many-text')}</Typography>
      <Form
        schema={choice}
        values={former ?? fresh}
        onSubmit={onChoose}
        submit={t('rh.history.many-foresee')}
        onCancel={onCancel}
      >
        <Box sx={{ display: 'grid', gap: 2.25 }}>
          <CompanyAndPlace offered={offered} />
          <DateField name="activationDate" label={t('rh.history.activation-date')} />
        </Box>
      </Form>
    </>
  )
}

function CompanyAndPlace({ offered }: { offered: Offered }) {
  const t = useT()
  const { setValue } = useFormContext()
  const companyId = useWatch({ name: 'companyId' }) as string
  return (
    <>
      {offered.companies.length > 1 && (
        <SelectField
          name="companyId"
          label={t('field.company')}
          choices={offered.companies.map(({ companyId: value, name }) => ({ value, label: name }))}
          onChosen={() => {
            for (const below of ['site', 'unit', 'subunit']) setValue(below, '')
          }}
        />
      )}
      {companyId && <PlaceFields offered={offered} companyId={companyId} />}
    </>
  )
}

/** The one in which all of them are, or the only one where one writes. */
function companyOf(people: readonly EmployeeRow[], { companies }: Offered): string {
  const [only, ...others] = companies
  if (only && others.length === 0) return only.companyId
  const [name, ...further] = new Set(people.map(({ company }) => company))
  const known = companies.filter(company => company.name === name)
  return further.length === 0 && known.length === 1 ? (known[0]?.companyId ?? '') : ''
}
