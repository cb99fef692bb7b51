import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { useT } from '#kernel/web/i18n.ts'
import type { useWorkshop } from './use-workshop.ts'

/** Which workshop, where there are several. */
export function WorkshopFilter({ workshops = [], workshop, choose }: ReturnType<typeof useWorkshop>) {
  const t = useT()
  if (workshops.length < 2 || !workshop) return null
  return (
    <Select
      size="small"
      value={workshop.id}
      onChange={event => choose(event.target.value)}
      slotProps={{ input: { 'aria-label': t('atelier.workshop') } }}
    >
      {workshops.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </Select>
  )
}
