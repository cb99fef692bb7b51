import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { Chip } from '#kernel/web/kit/chip.tsx'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { Moment } from '#kernel/web/kit/moment.tsx'
import type { Notification } from '../notification.model.ts'
import { Point } from './notification-line.tsx'

type Open = (notification: Notification) => void

export const notificationColumns = (t: (label: string) => string, onOpen: Open): Column<Notification>[] => [
  {
    key: 'title',
    label: t('notifications.column.what'),
    text: ({ title, subtitle, text }) => [title, subtitle, text].filter(Boolean).join(' - '),
    cell: notification => <What notification={notification} onOpen={onOpen} />,
  },
  {
    key: 'typeName',
    label: t('field.type'),
    text: ({ typeName }) => typeName,
    cell: ({ typeName }) => <Chip label={typeName} />,
    width: 170,
    hiddenBelow: 'md',
  },
  {
    key: 'createdAt',
    label: t('notifications.column.date'),
    text: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => <Moment instant={createdAt} />,
    width: 190,
  },
]

/** All that it says; its title leads where there is something to see. */
function What({ notification, onOpen }: { notification: Notification; onOpen: Open }) {
  const { title, subtitle, text, link, isRead } = notification
  const words = { font: 'inherit', fontWeight: isRead ? 500 : 650, textAlign: 'start' }
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '8px minmax(0, 1fr)', columnGap: 1.5, py: 0.75 }}>
      <Box sx={{ display: 'grid', height: '1.5em' }}>
        <Point isShown={!isRead} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        {link ? (
          <ButtonBase
            onClick={() => onOpen(notification)}
            sx={{ ...words, '&:hover': { textDecoration: 'underline' } }}
          >
            <bdi>{title}</bdi>
          </ButtonBase>
        ) : (
          <Box sx={words}>
            <bdi>{title}</bdi>
          </Box>
        )}
        {subtitle && (
          <Typography variant="body2" sx={{ color: 'text.secondary', fontWeight: 400 }}>
            <bdi>{subtitle}</bdi>
          </Typography>
        )}
        {text && (
          <Typography variant="body2" sx={{ fontWeight: 400, whiteSpace: 'pre-line', mt: 0.25 }}>
            <bdi>{text}</bdi>
          </Typography>
        )}
      </Box>
    </Box>
  )
}
