import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { Link } from 'react-router'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { CardGrid } from '#kernel/web/kit/card-grid.tsx'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { SearchBox } from '#kernel/web/kit/search-box.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useList } from '#kernel/web/kit/use-list.ts'
import { contactsCalls } from '../contacts.calls.ts'
import { ContactCard } from './contact-card.tsx'
import { contactsAddress } from './directory-addresses.ts'

const mostCards = 12

/** The first of those in whom the words stand, as cards. */
export function FoundContacts() {
  const t = useT()
  const list = useList(contactsCalls.getContacts, { module: 'directory.home', usualSize: mostCards })
  const { data, error, refetch } = useCall(contactsCalls.getContacts, { ...list.query, page: 0, size: mostCards })
  const isMore = data && data.total > data.items.length
  return (
    <>
      <Card sx={{ p: 2, '& .MuiOutlinedInput-root': { width: 1 } }}>
        <SearchBox value={list.search} onSearch={list.setSearch} placeholder={t('directory.contacts.search')} />
      </Card>
      {error && !data && <Failed error={error} onRetry={refetch} />}
      {!error && !data && <Waiting />}
      {data?.items.length === 0 && (
        <Empty
          title={list.search ? t('directory.nobody', { search: list.search }) : t('directory.contacts.none')}
          text={t('directory.contacts.none-text')}
        />
      )}
      {data && (
        <CardGrid most={4}>
          {data.items.map(contact => (
            <ContactCard key={contact.id} contact={contact} />
          ))}
        </CardGrid>
      )}
      {isMore && (
        <Box sx={{ textAlign: 'center' }}>
          <Button
            component={Link}
            to={`${contactsAddress}${list.search && `?${new URLSearchParams({ search: list.search })}`}`}
            color="inherit"
            variant="outlined"
          >
            {t('directory.see-all')}
          </Button>
        </Box>
      )}
    </>
  )
}

const Waiting = () => (
  <CardGrid most={4}>
    {Array.from({ length: 4 }, (_, index) => (
      <li key={index}>
        <CardSkeleton lines={3} />
      </li>
    ))}
  </CardGrid>
)
