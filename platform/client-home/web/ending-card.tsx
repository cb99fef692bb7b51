import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router'
import { useT } from '#kernel/web/i18n.ts'
import { Avatar } from '#kernel/web/kit/avatar.tsx'
import { Moment } from '#kernel/web/kit/moment.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { useSession } from '#kernel/web/session.ts'
import { spokenName } from '#platform/users/person-names.model.ts'
import { type ClientHome, daysBeforeEnd, type EndingDelegation } from '../client-home.model.ts'

/** Rights lent and configuration handed out that end within two weeks. */
export function EndingCard({ ending: { total, items } }: { ending: ClientHome['ending'] }) {
  const t = useT()
  return (
    <SectionCard title={t('client-home.ending')}>
      {total === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('client-home.ending-none', { count: daysBeforeEnd })}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {items.map(item => (
          <EndingLine key={`${item.kind} ${item.person.id} ${item.lender} ${item.endsAt}`} item={item} />
        ))}
      </Box>
      {total > items.length && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          {t('count.more', { count: total - items.length })}
        </Typography>
      )}
    </SectionCard>
  )
}

function EndingLine({ item: { kind, person, lender, count, endsAt } }: { item: EndingDelegation }) {
  const t = useT()
  const clientId = useSession().client?.id ?? ''
  const name = spokenName(person)
  const address =
    kind === 'rights'
      ? `/administration/users/linkUserToServices/${clientId}/${person.id}`
      : `/administration/delegation/user/${person.id}`
  return (
    <Box
      component="li"
      sx={theme => ({
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        py: 1.25,
        '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
      })}
    >
      <Avatar name={name} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Link component={RouterLink} to={address} underline="hover" sx={{ fontWeight: 600, color: 'text.primary' }}>
          <bdi>{name}</bdi>
        </Link>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {kind === 'rights'
            ? t('client-home.ending.rights', { count, lender })
            : t('client-home.ending.configuration', { count })}
        </Typography>
      </Box>
      <Typography variant="body2" component="span" sx={{ textAlign: 'end', color: 'text.secondary' }}>
        <Moment instant={endsAt} />
      </Typography>
    </Box>
  )
}
