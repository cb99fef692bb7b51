import FormControl from '@mui/material/FormControl'
import InputLabel from '@mui/material/InputLabel'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { useId } from 'react'

type Props = {
  label: string
  choices: readonly { value: string; label: string }[]
  /** One that is not offered counts as none. */
  chosen: string | null
  onChoose: (value: string | null) => void
  /** What stands for no choice; without it one is always made. */
  all?: string
  /** Among the filters of a list; else it stands above a page beside others. */
  fillsItsPlace?: boolean
}

const besideOthers = { size: 'small', sx: { flex: { xs: '1 1 100%', sm: '0 1 200px' } } } as const

/** Narrows the page to one of a few. */
export function FilterSelect({ label, choices, chosen, onChoose, all, fillsItsPlace = false }: Props) {
  const labelId = useId()
  const value = choices.some(choice => choice.value === chosen) ? chosen : ''
  return (
    <FormControl {...(fillsItsPlace ? { fullWidth: true } : besideOthers)}>
      <InputLabel id={labelId} shrink>
        {label}
      </InputLabel>
      <Select
        labelId={labelId}
        label={label}
        displayEmpty
        notched
        value={value}
        onChange={event => onChoose(event.target.value || null)}
        renderValue={shown => choices.find(choice => choice.value === shown)?.label ?? all}
      >
        {all && <MenuItem value="">{all}</MenuItem>}
        {choices.map(choice => (
          <MenuItem key={choice.value} value={choice.value}>
            {choice.label}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  )
}
