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
        <PhoneField name="cellPhone" label={t('rh.employee.cell-phone')} />
        <TextField name="mail" label={t('rh.employee.mail')} type="email" />
      </Box>
      <Group title={t('rh.employee.home')}>
        <TextField name="address.address" label={t('rh.employee.address')} />
        <TextField name="address.additionalAddress" label={t('rh.employee.additional-address')} />
        <TextField name="address.postCode" label={t('rh.employee.post-code')} />
        <TextField name="address.city" label={t('rh.employee.city')} />
        <AutocompleteField name="address.country" label={t('rh.employee.country')} suggestions={countries} />
      </Group>
      <Group title={t('rh.employee.at-work')}>
        <PhoneField name="workPhone" label={t('rh.employee.work-phone')} />
        <TextField name="workMail" label={t('rh.employee.work-mail')} type="email" />
      </Group>
      <Group title={t('rh.employee.in-emergency')}>
        <TextField name="emergencyName" label={t('rh.employee.emergency')} />
        <PhoneField name="emergencyPhone" label={t('rh.employee.emergency-phone')} />
      </Group>
    </Box>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <Box role="group" aria-labelledby={titleId}>
      <Typography id={titleId} variant="subtitle2" component="h3" sx={{ color: 'text.secondary', mb: 1.25 }}>
        {title}
      </Typography>
      <Box sx={fieldGrid}>{children}</Box>
    </Box>
  )
}
