import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useId } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import type { ListState } from '#kernel/web/kit/use-list-state.ts'

type Props = { list: ListState; companies: readonly { id: string; name: string }[] }

/** Those of one company: who works there, and who deals with it. */
export function CompanyFilter({ list, companies }: Props) {
  const t = useT()
  const labelId = useId()
  return (
    <FormControl>
      <FormLabel id={labelId}>{t('directory.rule.company')}</FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        value={list.filters.company ?? ''}
        onChange={(_, companyId) => list.setFilter('company', companyId)}
      >
        <FormControlLabel value="" control={<Radio />} label={t('field.allCompanies')} />
        {companies.map(({ id, name }) => (
          <FormControlLabel key={id} value={id} control={<Radio />} label={name} />
        ))}
      </RadioGroup>
    </FormControl>
  )
}
