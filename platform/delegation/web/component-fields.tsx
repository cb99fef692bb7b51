import Box from '@mui/material/Box'
import { useWatch } from 'react-hook-form'
import { useT } from '#kernel/web/i18n.ts'
import { CheckboxField } from '#kernel/web/kit/checkbox-field.tsx'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { ManyField } from '#kernel/web/kit/many-field.tsx'
import type { DelegationSheet, GivenComponent } from '../delegation.model.ts'
import { fieldOf } from '../delegation-form.model.ts'

type Props = { component: GivenComponent; companies: DelegationSheet['companies'] }

/** A component to tick; once ticked, where and until when. */
export function ComponentFields({ component, companies }: Props) {
  const t = useT()
  const name = fieldOf(component)
  const isHeld: boolean = useWatch({ name: `${name}.held` })
  return (
    <Box sx={row}>
      <CheckboxField name={`${name}.held`} label={component.name} help={t(`delegation.scope.${component.scope}`)} />
      {isHeld && component.scope === 'companies' && (
        <ManyField
          name={`${name}.companyIds`}
          label={t('field.companies')}
          help={t('delegation.companies-help')}
          suggestions={companies.map(company => ({ value: company.id, label: company.name }))}
        />
      )}
      {isHeld && <DateField name={`${name}.lastDay`} label={t('field.lastDay')} help={t('delegation.last-day-help')} />}
    </Box>
  )
}

const row = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
}
