import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { queryOf, useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useSession } from '#kernel/web/session.ts'
import { type ChannelChoice, channels } from '../notification.model.ts'
import { notificationsCalls } from '../notifications.calls.ts'
import { ChoiceRow } from './choice-row.tsx'
import { DesktopPermissionLine } from './desktop-permission-line.tsx'

const { getNotificationChoices, setNotificationChoices } = notificationsCalls

/** What is told to the person in this client, and where: each tick holds at once. */
export function NotificationChoices() {
  const t = useT()
  const { client } = useSession()
  const { data, error, refetch } = useCall(getNotificationChoices, {}, { staysOnPage: true })
  const choose = useChoose()
  if (!data) return error ? <Failed error={error} onRetry={refetch} /> : <LinesSkeleton lines={5} />
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography sx={{ color: 'text.secondary' }}>
        {t('notifications.choices.text', { client: client?.name })}
      </Typography>
      <Table
        size="small"
        aria-label={t('notifications.choices.title')}
        sx={{ '& td, & th': { px: { xs: 0.5, sm: 1.5 } } }}
      >
        <TableHead>
          <TableRow>
            <TableCell>{t('notifications.choices.type')}</TableCell>
            {channels.map(channel => (
              <TableCell key={channel} align="center">
                {t(`notifications.channel.${channel}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {data.map(choice => (
            <ChoiceRow key={choice.type} choice={choice} onChange={choose} />
          ))}
        </TableBody>
      </Table>
      <DesktopPermissionLine />
    </Box>
  )
}

/** Shown as chosen at once; a refusal brings back what holds. */
function useChoose() {
  const client = useQueryClient()
  const key = queryOf(getNotificationChoices, {}).queryKey
  const { start } = useSend(setNotificationChoices)
  return (changed: ChannelChoice) => {
    const { type, application, mail, desktop } = changed
    client.setQueryData(key, former => former?.map(choice => (choice.type === type ? changed : choice)))
    start({ choices: [{ type, application, mail, desktop }] })
  }
}
