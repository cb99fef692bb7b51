import FormControl from '@mui/material/FormControl'
import InputLabel from '@mui/material/InputLabel'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { useId } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { useSession } from '#kernel/web/session.ts'
import { companiesCalls } from '#platform/companies/companies.calls.ts'

type Props = { chosen: string | null; onChoose: (companyId: string | null) => void }

/** Keeps every tile to one company. Nothing to choose where there is but one. */
export function CompanyOfDashboard({ chosen, onChoose }: Props) {
  const t = useT()
  const labelId = useId()
  const clientId = useSession().client?.id ?? ''
  const { data = [] } = useCall(companiesCalls.getCompaniesOfClient, { clientId })
  const companies = data.filter(({ archived }) => !archived)
  if (companies.length < 2) return null
  return (
    <FormControl size="small" sx={{ minWidth: 200 }}>
      <InputLabel id={labelId} shrink>
        {t('configuration.company')}
      </InputLabel>
      <Select
        labelId={labelId}
        label={t('configuration.company')}
        displayEmpty
        value={companies.some(({ id }) => id === chosen) ? chosen : ''}
        onChange={event => onChoose(event.target.value || null)}
        notched
        renderValue={value => companies.find(({ id }) => id === value)?.name ?? t('configuration.dashboards.companies')}
      >
        <MenuItem value="">{t('configuration.dashboards.companies')}</MenuItem>
        {companies.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  )
}
