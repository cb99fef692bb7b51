import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import type { ServiceOfMember } from '../../member.model.ts'

const mostShown = 2

/** The first services by name, and how many more there are; companies often have one of the same name. */
export function ServicesInBrief({ services }: { services: readonly ServiceOfMember[] }) {
  const t = useT()
  if (services.length === 0) return '—'
  const names = [...new Set(services.map(({ name }) => name))]
  const shown = names.slice(0, mostShown)
  const more = names.length - shown.length
  return (
    <Tooltip title={servicesInWords(services)}>
      <Typography component="span" variant="body2">
        <bdi>{shown.join(', ')}</bdi>
        {more > 0 && (
          <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
            {` ${t('users.people.more-services', { count: more })}`}
          </Typography>
        )}
      </Typography>
    </Tooltip>
  )
}

export const servicesInWords = (services: readonly ServiceOfMember[]) =>
  services.map(({ name, companyName }) => `${name} (${companyName})`).join(', ')
