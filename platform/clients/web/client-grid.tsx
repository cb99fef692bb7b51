import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { AnswerOf } from '#kernel/shared/call.ts'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { useSession } from '#kernel/web/session.ts'
import { clientsCalls } from '../clients.calls.ts'
import { ClientLogo } from './client-logo.tsx'

type Client = AnswerOf<typeof clientsCalls.getActiveClients>[number]

type Props = { onChoose: (clientId: string) => void; isChoosing: boolean }

/** The person's active clients, three a row, the last used first. */
export function ClientGrid({ onChoose, isChoosing }: Props) {
  const t = useT()
  const { data: clients, error, refetch } = useCall(clientsCalls.getActiveClients, {})
  if (error) return <Failed error={error} onRetry={refetch} />
  if (clients?.length === 0) return <Empty title={t('clients.choice.none')} text={t('clients.choice.none-text')} />
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
      }}
    >
      {clients?.map(client => (
        <ClientTile key={client.id} client={client} isDisabled={isChoosing} onChoose={() => onChoose(client.id)} />
      )) ?? [0, 1, 2].map(place => <Skeleton key={place} variant="rounded" height={236} component="li" />)}
    </Box>
  )
}

type TileProps = { client: Client; isDisabled: boolean; onChoose: () => void }

function ClientTile({ client, isDisabled, onChoose }: TileProps) {
  const t = useT()
  const isCurrent = useSession().client?.id === client.id
  return (
    <li>
      <Card sx={theme => ({ height: 1, ...(isCurrent && { borderColor: theme.vars.palette.primary.main }) })}>
        <CardActionArea
          disabled={isDisabled}
          aria-current={isCurrent ? 'true' : undefined}
          onClick={onChoose}
          sx={{
            height: 1,
            p: 3,
            display: 'grid',
            justifyItems: 'center',
            alignContent: 'center',
            gap: 1.5,
            textAlign: 'center',
          }}
        >
          <ClientLogo client={client} />
          <Typography variant="h6" component="span">
            {client.name}
          </Typography>
          {(isCurrent || client.readOnly) && (
            <Box component="span" sx={{ display: 'flex', gap: 1 }}>
              {isCurrent && <Chip tone="primary" label={t('clients.choice.current')} />}
              {client.readOnly && <Chip tone="warning" label={t('clients.choice.read-only')} />}
            </Box>
          )}
        </CardActionArea>
      </Card>
    </li>
  )
}
