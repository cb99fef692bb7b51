import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { raiseAlert } from '#kernel/web/alerts.ts'
import type { ApiError } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { CardGrid } from '#kernel/web/kit/card-grid.tsx'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { SearchBox } from '#kernel/web/kit/search-box.tsx'
import { holdsWords } from '#kernel/shared/plain-text.ts'
import { ClientTile, type ShownClient } from './client-tile.tsx'
import { useNumberKeys } from './use-number-keys.ts'

/** Three rows are seen at a glance; past them one searches. */
const mostAtAGlance = 9

type Props = {
  clients: readonly ShownClient[] | undefined
  error: ApiError | null
  onRetry: () => void
  onChoose: (clientId: string) => void
  isChoosing: boolean
  /** Which ones may be entered: all unless said. */
  isOpen?: (clientId: string) => boolean
}

/** Clients as cards, three a row, with a search when they are many. */
export function ClientGrid({ clients, error, onRetry, onChoose, isChoosing, isOpen = () => true }: Props) {
  const t = useT()
  const [words, setWords] = useState('')
  useEffect(() => {
    if (error) raiseAlert({ kind: 'error', text: error.message })
  }, [error])
  const found = clients?.filter(({ name }) => holdsWords(name, words))
  const choices = found?.filter(({ id }) => isOpen(id)).slice(0, mostAtAGlance) ?? []
  useNumberKeys(
    isChoosing
      ? []
      : choices.map(
          ({ id }) =>
            () =>
              onChoose(id),
        ),
  )
  if (error) return <Failed error={error} onRetry={onRetry} />
  if (clients?.length === 0) return <Empty title={t('clients.choice.none')} text={t('clients.choice.none-text')} />
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {clients && clients.length > mostAtAGlance && (
        <SearchBox value={words} onSearch={setWords} placeholder={t('clients.choice.search')} />
      )}
      <CardGrid most={3}>
        {found?.map(client => (
          <ClientTile
            key={client.id}
            client={client}
            place={choices.indexOf(client) + 1 || undefined}
            isDisabled={isChoosing}
            onChoose={isOpen(client.id) ? () => onChoose(client.id) : undefined}
          />
        )) ?? [0, 1, 2].map(place => <Skeleton key={place} variant="rounded" height={236} component="li" />)}
      </CardGrid>
      {found?.length === 0 && (
        <Typography role="status" sx={{ color: 'text.secondary' }}>
          {t('clients.choice.not-found', { words })}
        </Typography>
      )}
    </Box>
  )
}
