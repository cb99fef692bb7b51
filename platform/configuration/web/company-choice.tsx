import FormControl from '@mui/material/FormControl'
import InputLabel from '@mui/material/InputLabel'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { useId } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { useSession } from '#kernel/web/session.ts'
import { companiesCalls } from '#platform/companies/companies.calls.ts'
import type { HeldComponent } from '#platform/delegation/delegation.model.ts'

type Props = { component: HeldComponent; chosen: string | null; onChoose: (companyId: string) => void }

/** The company that is set up, among those that the person may set up. */
export function CompanyChoice({ component: { companyIds }, chosen, onChoose }: Props) {
  const t = useT()
  const labelId = useId()
  const clientId = useSession().client?.id ?? ''
  const { data = [] } = useCall(companiesCalls.getCompaniesOfClient, { clientId })
  const offered = data.filter(({ id, archived }) => !archived && (companyIds === null || companyIds.includes(id)))
  return (
    <FormControl fullWidth>
      <InputLabel id={labelId}>{t('field.company')}</InputLabel>
      <Select
        labelId={labelId}
        label={t('field.company')}
        value={chosen ?? ''}
        onChange={event => onChoose(event.target.value)}
      >
        {offered.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  )
}
