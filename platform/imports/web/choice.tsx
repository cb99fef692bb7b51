import FormControl from '@mui/material/FormControl'
import InputLabel from '@mui/material/InputLabel'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { useId } from 'react'

type Option = { value: string; label: string; isDisabled?: boolean }
type Props = { label: string; value: string; options: readonly Option[]; onChoose: (value: string) => void }

/** One of a few, chosen outside any form. */
export function Choice({ label, value, options, onChoose }: Props) {
  const labelId = useId()
  return (
    <FormControl fullWidth>
      <InputLabel id={labelId}>{label}</InputLabel>
      <Select labelId={labelId} label={label} value={value} onChange={event => onChoose(event.target.value)}>
        {options.map(option => (
          <MenuItem key={option.value} value={option.value} disabled={option.isDisabled ?? false}>
            {option.label}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  )
}
