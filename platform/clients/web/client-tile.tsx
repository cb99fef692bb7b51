import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { useSession } from '#kernel/web/session.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { OwnClient } from '../client.model.ts'
import { ClientLogo } from './client-logo.tsx'

export type ShownClient = Pick<OwnClient, 'id' | 'name' | 'logo' | 'readOnly'> &
  Partial<Pick<OwnClient, 'isAdministrator' | 'city' | 'lastVisitAt'>> & {
    supportAccess?: 'none' | 'read' | 'write'
  }

type Props = {
  client: ShownClient
  /** The key that chooses it, of the first nine. */
  place?: number | undefined
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
export function ClientTile({ client, place, isDisabled, onChoose }: Props) {
  const t = useT()
  const isCurrent = useSession().client?.id === client.id
  const isClosed = client.supportAccess === 'none'
  const face = (
    <>
      <ClientLogo client={client} />
      <Typography variant="h6" component="span">
        {client.name}
      </Typography>
      <Standing client={client} />
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
            aria-keyshortcuts={place?.toString()}
            onClick={onChoose}
            sx={content}
          >
            {face}
            {place && (
              <Box component="kbd" aria-hidden sx={key}>
                {place}
              </Box>
            )}
          </CardActionArea>
        ) : (
          <Box sx={content}>{face}</Box>
        )}
      </Card>
    </li>
  )
}

/** What one is there, where it is, when one last came. */
function Standing({ client: { isAdministrator, city, lastVisitAt } }: { client: ShownClient }) {
  const t = useT()
  const { moment } = useFormat()
  if (isAdministrator === undefined) return null
  const said = [
    t(isAdministrator ? 'clients.choice.administrator' : 'clients.choice.member'),
    ...(city ? [city] : []),
    lastVisitAt ? t('clients.choice.last-visit', { when: moment(lastVisitAt) }) : t('clients.choice.never-visited'),
  ]
  return (
    <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
      {said.join(' · ')}
    </Typography>
  )
}

/** Where there is a keyboard. */
const key = {
  position: 'absolute',
  insetBlockStart: 12,
  insetInlineEnd: 12,
  display: { xs: 'none', md: 'block' },
  px: 0.75,
  border: 1,
  borderColor: 'divider',
  borderRadius: '6px',
  fontFamily: 'inherit',
  fontSize: 12,
  color: 'text.secondary',
}
