import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import { visuallyHidden } from '#kernel/web/kit/hidden.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { Notification } from '../notification.model.ts'

type Props = { notification: Notification; inBrief?: boolean; onOpen: () => void }

/** One notification in the card of the bell: a point while it is unread, what it says, its day. */
export function NotificationLine({ notification, inBrief = false, onOpen }: Props) {
  const { title, subtitle, text, createdAt, isRead } = notification
  const { dayAndMonth, exactly } = useFormat()
  return (
    <Box component="li" sx={{ borderBottom: 1, borderColor: 'divider', '&:last-child': { borderBottom: 0 } }}>
      <ButtonBase
        onClick={onOpen}
        sx={theme => ({
          display: 'grid',
          gridTemplateColumns: '8px minmax(0, 1fr) auto',
          columnGap: 1.5,
          width: 1,
          px: 2.5,
          py: 1.5,
          textAlign: 'start',
          alignItems: 'baseline',
          '&:hover, &:focus-visible': { backgroundColor: theme.vars.palette.action.hover },
        })}
      >
        <Point isShown={!isRead} />
        <Box sx={{ minWidth: 0 }}>
          <Typography noWrap={inBrief} sx={{ fontWeight: isRead ? 500 : 650 }}>
            <bdi>{title}</bdi>
          </Typography>
          {!inBrief && (subtitle ?? text) && (
            <Typography
              variant="body2"
              sx={{
                color: 'text.secondary',
                display: '-webkit-box',
                WebkitLineClamp: 2,
                WebkitBoxOrient: 'vertical',
                overflow: 'hidden',
              }}
            >
              <bdi>{subtitle ?? text}</bdi>
            </Typography>
          )}
        </Box>
        <Typography
          component="time"
          dateTime={createdAt}
          title={exactly(createdAt)}
          variant="caption"
          sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}
        >
          {dayAndMonth(createdAt)}
        </Typography>
      </ButtonBase>
    </Box>
  )
}

/** Unread, to the eye and to the ear. */
export function Point({ isShown }: { isShown: boolean }) {
  const t = useT()
  if (!isShown) return <span />
  return (
    <Box component="span" sx={{ alignSelf: 'center' }}>
      <Box
        component="span"
        aria-hidden
        sx={{ display: 'block', width: 8, height: 8, borderRadius: '50%', backgroundColor: 'primary.main' }}
      />
      <Box component="span" sx={visuallyHidden}>
        {t('notifications.new')}
      </Box>
    </Box>
  )
}
