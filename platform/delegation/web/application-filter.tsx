import FormControl from '@mui/material/FormControl'
import InputLabel from '@mui/material/InputLabel'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { useId } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import type { ListState } from '#kernel/web/kit/use-list-state.ts'
import type { Module } from '#platform/rights/menu.model.ts'

type Props = { list: ListState; modules: readonly Module[] }

/** Only who configures something of one application. */
export function ApplicationFilter({ list, modules }: Props) {
  const t = useT()
  const labelId = useId()
  const chosen = modules.find(({ id }) => String(id) === list.filters.application)
  return (
    <FormControl size="small" sx={{ minWidth: 220 }}>
      <InputLabel id={labelId}>{t('field.application')}</InputLabel>
      <Select
        labelId={labelId}
        label={t('field.application')}
        value={chosen ? String(chosen.id) : ''}
        onChange={event => list.setFilter('application', event.target.value || null)}
      >
        <MenuItem value="">{t('field.allApplications')}</MenuItem>
        {modules.map(({ id, name }) =>
          id === null ? null : (
            <MenuItem key={id} value={String(id)}>
              {name}
            </MenuItem>
          ),
        )}
      </Select>
    </FormControl>
  )
}
