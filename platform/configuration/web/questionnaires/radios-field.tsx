import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useId } from 'react'
import { useField } from '#kernel/web/kit/use-field.ts'

type Value = string | number | boolean
type Props = {
  name: string
  label: string
  choices: readonly { value: Value; label: string }[]
  help: string | undefined
  isRow?: boolean
}

/** One of a few that are all in sight. */
export function RadiosField({ name, label: text, choices, help, isRow = false }: Props) {
  const { value, change, leave, error, label, required } = useField<Value | undefined>(name, text)
  const labelId = useId()
  const note = error ?? help
  return (
    <FormControl error={error !== undefined} required={required}>
      <FormLabel id={labelId}>{label}</FormLabel>
      <RadioGroup
        row={isRow}
        name={name}
        aria-labelledby={labelId}
        value={value === undefined ? '' : String(value)}
        onBlur={leave}
        onChange={(_, chosen) => {
          const choice = choices.find(known => String(known.value) === chosen)
          if (choice) change(choice.value)
        }}
      >
        {choices.map(choice => (
          <FormControlLabel
            key={String(choice.value)}
            value={String(choice.value)}
            control={<Radio />}
            label={choice.label}
          />
        ))}
      </RadioGroup>
      {note && <FormHelperText>{note}</FormHelperText>}
    </FormControl>
  )
}
