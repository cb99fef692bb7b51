import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import type { AnswerOf } from '#kernel/shared/call.ts'
import { raiseAlert } from '#kernel/web/alerts.ts'
import type { ApiError } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { CardGrid } from '#kernel/web/kit/card-grid.tsx'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { SearchBox } from '#kernel/web/kit/search-box.tsx'
import { holdsWords } from '#kernel/web/plain-text.ts'
import type { clientsCalls } from '../clients.calls.ts'
import { ClientTile } from './client-tile.tsx'

/** Three rows are seen at a glance; past them one searches. */
const mostAtAGlance = 9

type Props = {
  clients: AnswerOf<typeof clientsCalls.getActiveClients> | undefined
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
  if (error) return <Failed error={error} onRetry={onRetry} />
  if (clients?.length === 0) return <Empty title={t('clients.choice.none')} text={t('clients.choice.none-text')} />
  const found = clients?.filter(({ name }) => holdsWords(name, words))
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
