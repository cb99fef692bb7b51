import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { AutocompleteField } from '#kernel/web/kit/autocomplete-field.tsx'
import { PhoneField } from '#kernel/web/kit/phone-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { fieldGrid } from './field-grid.ts'
import { useCountries } from '../use-countries.ts'

/** How to reach the person, at home and at work, and whom to call. */
export function ContactFields() {
  const t = useT()
  const countries = useCountries()
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Box sx={fieldGrid}>
        <PhoneField name="cellPhone" label={t('rh.field.cellPhone')} />
        <TextField name="mail" label={t('rh.employee.mail')} type="email" />
      </Box>
      <Group title={t('rh.employee.home')} look={addressGrid}>
        <TextField name="address.address" label={t('field.address')} />
        <TextField name="address.additionalAddress" label={t('field.additionalAddress')} />
        <TextField name="address.postCode" label={t('field.postCode')} />
        <TextField name="address.city" label={t('field.city')} />
        <AutocompleteField name="address.country" label={t('field.country')} suggestions={countries} />
      </Group>
      <Group title={t('rh.employee.at-work')}>
        <PhoneField name="workPhone" label={t('rh.field.workPhone')} />
        <TextField name="workMail" label={t('rh.field.workMail')} type="email" />
      </Group>
      <Group title={t('rh.employee.in-emergency')}>
        <TextField name="emergencyName" label={t('rh.field.emergencyName')} />
        <PhoneField name="emergencyPhone" label={t('rh.field.emergencyPhone')} />
      </Group>
    </Box>
  )
}

function Group({ title, look = fieldGrid, children }: { title: string; look?: object; children: ReactNode }) {
  const titleId = useId()
  return (
    <Box role="group" aria-labelledby={titleId}>
      <Typography id={titleId} variant="subtitle2" component="h3" sx={{ color: 'text.secondary', mb: 1.25 }}>
        {title}
      </Typography>
      <Box sx={look}>{children}</Box>
    </Box>
  )
}

/** As an envelope says it: the street and what completes it, then the post code, the town and the country. */
const addressGrid = {
  ...fieldGrid,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(110px, 1fr) repeat(5, minmax(0, 1fr))' },
  '& > :nth-of-type(-n+2)': { gridColumn: { sm: 'span 3' } },
  '& > :nth-of-type(4)': { gridColumn: { sm: 'span 3' } },
  '& > :nth-of-type(5)': { gridColumn: { sm: 'span 2' } },
}
