import Box from '@mui/material/Box'
import { useT } from '#kernel/web/i18n.ts'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { fieldGrid } from './field-grid.ts'
import type { SectionFieldsProps } from './section-form.tsx'

/** The social security number: written whole, shown masked afterwards. */
export function SocialSecurityFields({ employee: { nirMasked } }: SectionFieldsProps) {
  const t = useT()
  return (
    <Box sx={fieldGrid}>
      <TextField name="nir" label={t('rh.employee.nir')} inputMode="numeric" help={useKept(nirMasked)} />
    </Box>
  )
}

/** Where the pay goes. */
export function BankFields({ employee: { ibanMasked } }: SectionFieldsProps) {
  const t = useT()
  return (
    <Box sx={fieldGrid}>
      <TextField name="iban" label={t('rh.employee.iban')} help={useKept(ibanMasked)} />
      <TextField name="bic" label={t('rh.employee.bic')} />
      <TextField name="accountHolder" label={t('rh.employee.account-holder')} />
    </Box>
  )
}

/** What stays when the field is left blank. */
function useKept(masked: string | null) {
  const t = useT()
  return masked ? t('rh.employee.blank-keeps', { masked: masked.replaceAll('*', '•') }) : ''
}
