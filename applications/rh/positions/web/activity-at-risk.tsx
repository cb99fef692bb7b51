import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import { useT } from '#kernel/web/i18n.ts'
import { useField } from '#kernel/web/kit/use-field.ts'

/** A box that is ticked by itself, and stays so, while another risk is. */
export function ActivityAtRisk({ isImplied, help }: { isImplied: boolean; help: string }) {
  const t = useT()
  const { value, change, label } = useField<boolean>('dpaeConfiguration.activiteARisque', t('rh.dpae.activiteARisque'))
  return (
    <FormControl>
      <FormControlLabel
        label={label}
        control={<Checkbox checked={isImplied || value} onChange={(_, isTicked) => change(isTicked)} />}
      />
      <FormHelperText sx={{ mt: 0, marginInlineStart: '31px' }}>{help}</FormHelperText>
    </FormControl>
  )
}
