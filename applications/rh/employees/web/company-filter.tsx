import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useId } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import type { ListState } from '#kernel/web/kit/use-list-state.ts'
import type { Figures } from './figures-of-list.ts'

/** The people of one company, among those that the reader sees. */
export function CompanyFilter({ list, companies }: { list: ListState; companies: Figures['byCompany'] }) {
  const t = useT()
  const labelId = useId()
  return (
    <FormControl>
      <FormLabel id={labelId}>{t('rh.employee.company')}</FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        value={list.filters.company ?? ''}
        onChange={(_, companyId) => list.setFilter('company', companyId)}
      >
        <FormControlLabel value="" control={<Radio />} label={t('rh.employees.every-company')} />
        {companies.map(({ companyId, name }) =>
          companyId ? <FormControlLabel key={companyId} value={companyId} control={<Radio />} label={name} /> : null,
        )}
      </RadioGroup>
    </FormControl>
  )
}
