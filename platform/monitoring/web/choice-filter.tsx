import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useId } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import type { ListState } from '#kernel/web/kit/use-list-state.ts'

type Props = { list: ListState; name: string; label: string; choices: readonly { value: string; label: string }[] }

/** Keeps what is of one kind, or everything. */
export function ChoiceFilter({ list, name, label, choices }: Props) {
  const t = useT()
  const labelId = useId()
  return (
    <FormControl>
      <FormLabel id={labelId}>{label}</FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        value={list.filters[name] ?? ''}
        onChange={(_, value) => list.setFilter(name, value)}
      >
        <FormControlLabel value="" control={<Radio />} label={t('monitoring.filter.all')} />
        {choices.map(choice => (
          <FormControlLabel key={choice.value} value={choice.value} control={<Radio />} label={choice.label} />
        ))}
      </RadioGroup>
    </FormControl>
  )
}
