import Box from '@mui/material/Box'
import MuiChip from '@mui/material/Chip'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { useT } from '#kernel/web/i18n.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { Company } from '../../company.model.ts'

const shown = 6

type Props = { services: Company['services'] | undefined; address: (serviceId: string) => string }

/** The services of a company with how many people each holds, each the way into it. */
export function ServiceChips({ services, address }: Props) {
  const t = useT()
  const { number } = useFormat()
  if (!services) return <Skeleton width="80%" height={28} />
  if (services.length === 0)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('companies.services.none')}
      </Typography>
    )
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
      {services.slice(0, shown).map(({ id, name, users }) => (
        <li key={id}>
          <MuiChip
            component={Link}
            to={address(id)}
            clickable
            size="small"
            label={
              <>
                <bdi>{name}</bdi> · {number(users)}
              </>
            }
          />
        </li>
      ))}
      {services.length > shown && (
        <Typography component="li" variant="body2" sx={{ color: 'text.secondary', alignSelf: 'center' }}>
          {t('companies.services.more', { count: services.length - shown })}
        </Typography>
      )}
    </Box>
  )
}
