import Star from '~icons/ic/baseline-star'
import StarOutline from '~icons/ic/outline-star-outline'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import type { OwnShortcut } from '../shortcut.model.ts'
import { shortcutsCalls } from '../shortcuts.calls.ts'
import { openShortcut } from './open-shortcut.ts'
import { ShortcutIcon } from './shortcut-icon.tsx'

export const useOwnShortcuts = () =>
  useCall(shortcutsCalls.getShortcutsOfUser, {}, { staysOnPage: true, staleTime: 60_000 }).data

/** One's shortcuts, the favourites first, each with the star that puts it there. */
export function OwnShortcuts({ onChosen }: { onChosen: () => void }) {
  const t = useT()
  const shortcuts = useOwnShortcuts()
  const { start: setFavourites } = useSend(shortcutsCalls.setFavouriteShortcuts, {
    staysOnPage: true,
  })
  if (!shortcuts)
    return (
      <Box sx={{ p: 2.5 }}>
        <LinesSkeleton lines={3} />
      </Box>
    )
  if (shortcuts.length === 0) return <Empty title={t('shortcuts.none')} text={t('shortcuts.none-text')} />
  const favourites = shortcuts.filter(({ favourite }) => favourite).map(({ id }) => id)
  const turn = ({ id, favourite }: OwnShortcut) =>
    setFavourites({ ids: favourite ? favourites.filter(other => other !== id) : [...favourites, id] })
  return (
    <List sx={{ px: 1, pt: 0, pb: 1, maxHeight: 420, overflowY: 'auto' }}>
      {shortcuts.map(shortcut => (
        <ListItem
          key={shortcut.id}
          disablePadding
          secondaryAction={
            <IconButton
              size="small"
              edge="end"
              aria-pressed={shortcut.favourite}
              aria-label={t('shortcuts.favourite', { label: shortcut.label })}
              onClick={() => turn(shortcut)}
            >
              {shortcut.favourite ? <Star fontSize="small" color="warning" /> : <StarOutline fontSize="small" />}
            </IconButton>
          }
        >
          <ListItemButton
            sx={{ borderRadius: 2 }}
            onClick={() => {
              openShortcut(shortcut)
              onChosen()
            }}
          >
            <ListItemIcon sx={{ minWidth: 40, color: 'primary.main' }}>
              <ShortcutIcon name={shortcut.icon} />
            </ListItemIcon>
            <ListItemText primary={shortcut.label} secondary={siteOf(shortcut.url)} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  )
}

/** `meteo.example`: where it leads. */
const siteOf = (url: string) => (URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : null)
