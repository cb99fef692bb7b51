import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Popover from '@mui/material/Popover'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { Avatar } from '#kernel/web/kit/avatar.tsx'
import { visuallyHidden } from '#kernel/web/kit/hidden.ts'
import { type Person, useSession } from '#kernel/web/session.ts'
import { PersonMenuList } from './person-menu-list.tsx'

const nameOf = ({ firstname, name }: Person) => `${firstname} ${name}`

/** Who is signed in, with what concerns his account. */
export function PersonMenu() {
  const t = useT()
  const { person } = useSession()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (!person) return null
  return (
    <>
      <ButtonBase
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
        sx={theme => ({
          gap: 1.25,
          p: 0.75,
          minWidth: 44,
          minHeight: 48,
          borderRadius: '10px',
          textAlign: 'start',
          '&:hover': { backgroundColor: theme.vars.palette.action.hover },
        })}
      >
        <Avatar name={nameOf(person)} picture={person.avatar} size={34} />
        <Box sx={theme => ({ maxWidth: 230, [theme.breakpoints.down('lg')]: visuallyHidden })}>
          <Who person={person} />
        </Box>
      </ButtonBase>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': t('shell.person', { name: nameOf(person) }), sx: { width: 288 } },
        }}
      >
        <Box sx={theme => ({ px: 2, py: 1.5, borderBottom: `1px solid ${theme.vars.palette.divider}` })}>
          <Who person={person} />
        </Box>
        <PersonMenuList person={person} onClose={() => setAnchor(null)} />
      </Popover>
    </>
  )
}

function Who({ person }: { person: Person }) {
  const t = useT()
  return (
    <>
      <Typography noWrap sx={{ fontSize: '0.84rem', fontWeight: 650, lineHeight: 1.3 }}>
        {nameOf(person)}
      </Typography>
      <Typography noWrap sx={{ fontSize: '0.76rem', color: 'text.secondary', lineHeight: 1.3 }}>
        {person.jobtitle ?? t('shell.person.no-job')}
      </Typography>
    </>
  )
}
