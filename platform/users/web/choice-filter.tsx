import FormControl from '@mui/material/FormControl'
import InputLabel from '@mui/material/InputLabel'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { useId } from 'react'
import { useT } from '#kernel/web/i18n.ts'

type Props = {
  label: string
  value: string | undefined
  choices: readonly { id: string; label: string }[]
  /** Told an empty text for all of them. */
  onChoose: (id: string) => void
}

/** One of several kinds of rows, or all of them. */
export function ChoiceFilter({ label, value, choices, onChoose }: Props) {
  const t = useT()
  const labelId = useId()
  const known = choices.some(({ id }) => id === value) ? value : ''
  return (
    <FormControl fullWidth>
      <InputLabel id={labelId} shrink>
        {label}
      </InputLabel>
      <Select
        labelId={labelId}
        label={label}
        displayEmpty
        notched
        value={known}
        onChange={event => onChoose(event.target.value ?? '')}
      >
        <MenuItem value="">{t('users.people.any')}</MenuItem>
        {choices.map(({ id, label: text }) => (
          <MenuItem key={id} value={id}>
            {text}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  )
}
