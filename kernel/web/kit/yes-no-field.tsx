import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { useId } from 'react'
import { useT } from '../i18n.ts'
import { useField } from './use-field.ts'

type Props = { name: string; label: string; help?: string; disabled?: boolean }

/** Yes, no, or not known: unlike a box to tick, whose blank says no. */
export function YesNoField({ name, label: text, help, disabled }: Props) {
  const t = useT()
  const { value, change, leave, ref, error, label, slotProps } = useField<boolean | '' | null | undefined>(name, text)
  const labelId = useId()
  const note = error ?? help
  return (
    <FormControl fullWidth error={error !== undefined} disabled={disabled}>
      <InputLabel id={labelId}>{label}</InputLabel>
      <Select
        labelId={labelId}
        name={name}
        label={label}
        value={typeof value === 'boolean' ? String(value) : ''}
        inputRef={ref}
        onBlur={leave}
        onChange={event => change(event.target.value === '' ? '' : event.target.value === 'true')}
        slotProps={{ input: slotProps }}
      >
        {typeof value === 'boolean' && <MenuItem value="">—</MenuItem>}
        <MenuItem value="true">{t('answer.yes')}</MenuItem>
        <MenuItem value="false">{t('answer.no')}</MenuItem>
      </Select>
      {note && <FormHelperText>{note}</FormHelperText>}
    </FormControl>
  )
}
