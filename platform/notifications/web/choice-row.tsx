import Checkbox from '@mui/material/Checkbox'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import { type ChannelChoice, channels } from '../notification.model.ts'

type Props = { choice: ChannelChoice; onChange: (changed: ChannelChoice) => void }

export function ChoiceRow({ choice, onChange }: Props) {
  const t = useT()
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ fontWeight: 600 }}>
        {choice.name}
        {choice.isSecurity && (
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {t('notifications.choices.security')}
          </Typography>
        )}
      </TableCell>
      {channels.map(channel => (
        <TableCell key={channel} align="center">
          <Checkbox
            checked={choice[channel]}
            disabled={choice.isSecurity}
            onChange={(_, isTicked) => onChange({ ...choice, [channel]: isTicked })}
            slotProps={{
              input: {
                'aria-label': t('notifications.choices.of', {
                  type: choice.name,
                  channel: t(`notifications.channel.${channel}`),
                }),
              },
            }}
          />
        </TableCell>
      ))}
    </TableRow>
  )
}
