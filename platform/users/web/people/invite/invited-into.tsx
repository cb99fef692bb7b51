import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import type { CompanyToFill } from '../../../member.model.ts'
import { ServicesTicks } from '../services-ticks.tsx'

type Props = {
  companies: readonly CompanyToFill[]
  ticked: ReadonlySet<string>
  onTick: (ticked: ReadonlySet<string>) => void
  mustPlace: boolean
}

export function InvitedInto({ companies, mustPlace, ...ticks }: Props) {
  const t = useT()
  if (companies.every(({ services }) => services.length === 0)) return null
  return (
    <Box>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
        {t(mustPlace ? 'users.invite.into-some' : 'users.invite.into')}
      </Typography>
      <ServicesTicks companies={companies} {...ticks} />
    </Box>
  )
}

/** Who manages one service invites into it. */
export function placesOf(companies: readonly CompanyToFill[], mustPlace: boolean): ReadonlySet<string> {
  const services = companies.flatMap(company =>
    company.services.flatMap(({ id, beyondOwn }) => (beyondOwn ? [] : [id])),
  )
  return new Set(mustPlace && services.length === 1 ? services : [])
}
