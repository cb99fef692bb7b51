import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Avatar } from '#kernel/web/kit/avatar.tsx'
import { totalText } from '#kernel/web/kit/data-table-pager.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { PageLink } from '#kernel/web/kit/page-link.tsx'
import { SearchBox } from '#kernel/web/kit/search-box.tsx'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { addressOfEmployee } from '#rh/employees/employees.web.ts'
import type { PersonOfPlace } from '../workplace.model.ts'
import { workplacesCalls } from '../workplaces.calls.ts'

const size = 20

/** As wide as the sheet, however long a name is. */
const oneColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }

type Props = {
  placeId: string
  /** Where the same people may be ticked. */
  inList: string | undefined
}

/** Who works at a place today, below it too. */
export function PeopleOfPlace({ placeId, inList }: Props) {
  const t = useT()
  const { number } = useFormat()
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(0)
  const { data, error, refetch } = useCall(workplacesCalls.getPeopleOfPlace, {
    placeId,
    page,
    size,
    ...(search && { search }),
  })
  if (error) return <Failed error={error} onRetry={refetch} />
  if (!data) return <LinesSkeleton lines={4} />
  const last = Math.max(0, Math.ceil(data.total / size) - 1)
  return (
    <Box component="section" aria-label={t('rh.place.people')} sx={{ ...oneColumn, gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="h6" component="h3">
          {t('rh.place.people-count', { count: data.total, number: totalText(data, t, number) })}
        </Typography>
        {inList && data.total > 0 && (
          <MuiLink component={Link} to={inList} variant="body2">
            {t('rh.place.people-in-list')}
          </MuiLink>
        )}
      </Box>
      {(data.total > size || search !== '') && (
        <SearchBox
          value={search}
          onSearch={words => {
            setSearch(words)
            setPage(0)
          }}
          placeholder={t('rh.place.people-search')}
        />
      )}
      <Box component="ul" sx={{ ...oneColumn, m: 0, p: 0, listStyle: 'none', gap: 0.5 }}>
        {data.items.map(person => (
          <li key={person.id}>
            <Person person={person} />
          </li>
        ))}
      </Box>
      {last > 0 && (
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
          <Button size="small" color="inherit" disabled={page === 0} onClick={() => setPage(page - 1)}>
            {t('rh.place.people-before')}
          </Button>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {t('rh.place.people-page', { page: page + 1, last: totalText({ ...data, total: last + 1 }, t, number) })}
          </Typography>
          <Button size="small" color="inherit" disabled={page >= last} onClick={() => setPage(page + 1)}>
            {t('rh.place.people-after')}
          </Button>
        </Box>
      )}
    </Box>
  )
}

function Person({ person: { id, firstname, name, position, unit, subunit } }: { person: PersonOfPlace }) {
  const doing = [position, unit, subunit].filter(Boolean).join(' · ')
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, py: 0.5 }}>
      <Avatar name={`${firstname} ${name}`} />
      <Box
        sx={{
          minWidth: 0,
          '& a': { color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
        }}
      >
        <PageLink to={addressOfEmployee(id)}>
          <Typography variant="body2" noWrap sx={{ fontWeight: 600 }}>
            <bdi>{`${name} ${firstname}`}</bdi>
          </Typography>
        </PageLink>
        <Typography variant="caption" component="p" noWrap sx={{ color: 'text.secondary' }}>
          <bdi>{doing || '—'}</bdi>
        </Typography>
      </Box>
    </Box>
  )
}
