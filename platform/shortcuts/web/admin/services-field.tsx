import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useField } from '#kernel/web/kit/use-field.ts'
import { useSession } from '#kernel/web/session.ts'
import { companiesCalls } from '#platform/companies/companies.calls.ts'
import type { Company } from '#platform/companies/company.model.ts'

/** The services of each company, to tick one by one or all at once. */
export function ServicesField({ name, label }: { name: string; label: string }) {
  const t = useT()
  const clientId = useSession().client?.id ?? ''
  const { value, change } = useField<string[]>(name, label)
  const { data } = useCall(companiesCalls.getCompaniesOfClient, { clientId }, { staysOnPage: true })
  const companies = data?.filter(({ archived, services }) => !archived && services.length > 0)
  const ticked = new Set(value)
  const tick = (ids: readonly string[], isTicked: boolean) =>
    change(isTicked ? [...ticked.union(new Set(ids))] : [...ticked.difference(new Set(ids))])
  return (
    <Box role="group" aria-label={label} sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="subtitle2" component="h3" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      {value.length === 0 && <Alert severity="warning">{t('shortcuts.admin.nobody-text')}</Alert>}
      {!companies && <LinesSkeleton lines={3} />}
      {companies?.map(company => (
        <ServicesOfCompany key={company.id} company={company} ticked={ticked} onTick={tick} />
      ))}
    </Box>
  )
}

type Props = {
  company: Company
  ticked: ReadonlySet<string>
  onTick: (ids: readonly string[], isTicked: boolean) => void
}

function ServicesOfCompany({ company: { name, services }, ticked, onTick }: Props) {
  const t = useT()
  const held = services.filter(({ id }) => ticked.has(id)).length
  const isWhole = held === services.length
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            checked={isWhole}
            indeterminate={held > 0 && !isWhole}
            onChange={(_, isTicked) =>
              onTick(
                services.map(({ id }) => id),
                isTicked,
              )
            }
            slotProps={{ input: { 'aria-label': t('shortcuts.admin.all-of', { company: name }) } }}
          />
        }
        label={
          <Typography variant="body2" component="bdi" sx={{ fontWeight: 600 }}>
            {name}
          </Typography>
        }
      />
      <Box sx={{ display: 'grid', paddingInlineStart: 3.5 }}>
        {services.map(({ id, name: service }) => (
          <FormControlLabel
            key={id}
            control={
              <Checkbox size="small" checked={ticked.has(id)} onChange={(_, isTicked) => onTick([id], isTicked)} />
            }
            label={<bdi>{service}</bdi>}
          />
        ))}
      </Box>
    </Box>
  )
}
