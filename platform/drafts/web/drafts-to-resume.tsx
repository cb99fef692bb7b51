import Close from '~icons/ic/baseline-close'
import EditNoteOutlined from '~icons/ic/outline-edit-note'
import IconButton from '@mui/material/IconButton'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import { Link } from 'react-router'
import { forgetTouchedBy, useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { draftsCalls } from '../drafts.calls.ts'

const most = 5

/** What was begun and not saved, each leading to its page, which offers it again. Nothing when there is none. */
export function DraftsToResume() {
  const t = useT()
  const { moment } = useFormat()
  const drafts = useCall(draftsCalls.getDrafts, {}, { staysOnPage: true }).data ?? []
  const { start: forget } = useSend(draftsCalls.dropDraft, {
    onDone: () => forgetTouchedBy(draftsCalls.dropDraft),
  })
  if (drafts.length === 0) return null
  return (
    <SectionCard title={t('drafts.resume')}>
      <List disablePadding sx={{ mx: -1 }}>
        {drafts.slice(0, most).map(({ key, title, address, savedAt }) => (
          <ListItem
            key={key}
            disablePadding
            secondaryAction={
              <IconButton size="small" aria-label={t('drafts.forget', { title })} onClick={() => forget({ key })}>
                <Close fontSize="small" />
              </IconButton>
            }
          >
            <ListItemButton component={Link} to={address} sx={{ borderRadius: 2 }}>
              <ListItemIcon sx={{ minWidth: 40 }}>
                <EditNoteOutlined />
              </ListItemIcon>
              <ListItemText primary={title} secondary={t('drafts.saved', { moment: moment(savedAt) })} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </SectionCard>
  )
}
