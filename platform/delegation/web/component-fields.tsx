import Box from '@mui/material/Box'
import { useWatch } from 'react-hook-form'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { CheckboxField } from '#kernel/web/kit/checkbox-field.tsx'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { ManyField } from '#kernel/web/kit/many-field.tsx'
import { useSession } from '#kernel/web/session.ts'
import { companiesCalls } from '#platform/companies/companies.calls.ts'
import type { GivenComponent } from '../delegation.model.ts'
import { fieldOf } from '../delegation-form.model.ts'

/** A component to tick; once ticked, where and until when. */
export function ComponentFields({ component }: { component: GivenComponent }) {
  const t = useT()
  const name = fieldOf(component)
  const isHeld: boolean = useWatch({ name: `${name}.held` })
  return (
    <Box sx={row}>
      <CheckboxField name={`${name}.held`} label={component.name} help={t(`delegation.scope.${component.scope}`)} />
      {isHeld && component.scope === 'companies' && <Companies name={`${name}.companyIds`} />}
      {isHeld && (
        <DateField name={`${name}.lastDay`} label={t('delegation.last-day')} help={t('delegation.last-day-help')} />
      )}
    </Box>
  )
}

function Companies({ name }: { name: string }) {
  const t = useT()
  const clientId = useSession().client?.id ?? ''
  const { data = [] } = useCall(companiesCalls.getCompaniesOfClient, { clientId })
  const living = data.filter(({ archived }) => !archived)
  return (
    <ManyField
      name={name}
      label={t('delegation.companies')}
      help={t('delegation.companies-help')}
      suggestions={living.map(company => ({ value: company.id, label: company.name }))}
    />
  )
}

const row = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
}
