import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import { useField } from './use-field.ts'

type Props = { name: string; label: string; help?: string; disabled?: boolean }

export function CheckboxField({ name, label, help, disabled }: Props) {
  const { value, change, leave, ref, error } = useField<boolean | undefined>(name, label)
  const note = error ?? help
  return (
    <FormControl error={error !== undefined} disabled={disabled}>
      <FormControlLabel
        label={label}
        control={
          <Checkbox
            name={name}
            checked={value ?? false}
            onBlur={leave}
            onChange={(_, isChecked) => change(isChecked)}
            slotProps={{ input: { ref } }}
          />
        }
      />
      {note && <FormHelperText sx={{ mt: 0, marginInlineStart: '31px' }}>{note}</FormHelperText>}
    </FormControl>
  )
}
