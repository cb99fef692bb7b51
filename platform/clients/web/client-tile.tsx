import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { useSession } from '#kernel/web/session.ts'
import { ClientLogo } from './client-logo.tsx'

type Props = {
  client: {
    id: string
    name: string
    logo: string | null
    readOnly: boolean
    supportAccess?: 'none' | 'read' | 'write'
  }
  isDisabled: boolean
  /** Absent where the client is shown and not entered. */
  onChoose: (() => void) | undefined
}

const content = {
  height: 1,
  p: 3,
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 1.5,
  textAlign: 'center',
} as const

/** One client: its logo or first letter, its name, what it is. */
export function ClientTile({ client, isDisabled, onChoose }: Props) {
  const t = useT()
  const isCurrent = useSession().client?.id === client.id
  const isClosed = client.supportAccess === 'none'
  const face = (
    <>
      <ClientLogo client={client} />
      <Typography variant="h6" component="span">
        {client.name}
      </Typography>
      {(isCurrent || client.readOnly || isClosed) && (
        <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
          {isCurrent && <Chip tone="primary" label={t('clients.choice.current')} />}
          {client.readOnly && <Chip tone="warning" label={t('state.readOnly')} />}
          {isClosed && <Chip label={t('clients.support.none')} />}
        </Box>
      )}
    </>
  )
  return (
    <li>
      <Card sx={theme => ({ height: 1, ...(isCurrent && { borderColor: theme.vars.palette.primary.main }) })}>
        {onChoose ? (
          <CardActionArea
            disabled={isDisabled}
            aria-current={isCurrent ? 'true' : undefined}
            onClick={onChoose}
            sx={content}
          >
            {face}
          </CardActionArea>
        ) : (
          <Box sx={content}>{face}</Box>
        )}
      </Card>
    </li>
  )
}
