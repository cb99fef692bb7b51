import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useId } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import type { ListState } from '#kernel/web/kit/use-list-state.ts'
import type { ChannelChoice } from '../notification.model.ts'

/** The notifications of one type. */
export function TypeFilter({ list, types }: { list: ListState; types: readonly ChannelChoice[] }) {
  const t = useT()
  const labelId = useId()
  return (
    <FormControl>
      <FormLabel id={labelId}>{t('field.type')}</FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        value={list.filters.type ?? ''}
        onChange={(_, type) => list.setFilter('type', type)}
      >
        <FormControlLabel value="" control={<Radio />} label={t('notifications.filter.any')} />
        {types.map(({ type, name }) => (
          <FormControlLabel key={type} value={type} control={<Radio />} label={name} />
        ))}
      </RadioGroup>
    </FormControl>
  )
}
