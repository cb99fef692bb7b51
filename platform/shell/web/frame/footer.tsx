import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { useT } from '#kernel/web/i18n.ts'
import { layoutPreference } from '#kernel/web/layout-options.ts'
import { useSession } from '#kernel/web/session.ts'
import { namedRoutes } from '#platform/named-routes.model.ts'
import { boxedWidth, footerHeight } from './sizes.ts'
import { showPanel } from './shown-panel.ts'

/** The end of every page: whose it is, and where help is. */
export function Footer() {
  const t = useT()
  const { footer, contentWidth } = layoutPreference.use()
  const { client } = useSession()
  if (footer === 'hidden') return null
  return (
    <Box
      component="footer"
      sx={theme => ({
        position: footer === 'fixed' ? 'sticky' : 'relative',
        bottom: 0,
        zIndex: 3,
        flexShrink: 0,
        backgroundColor: footer === 'fixed' ? theme.vars.palette.background.paper : undefined,
        borderTop: `1px solid ${footer === 'fixed' ? theme.vars.palette.divider : 'transparent'}`,
      })}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          height: footerHeight,
          px: { xs: 2, sm: 3 },
          mx: 'auto',
          maxWidth: contentWidth === 'boxed' ? boxedWidth : undefined,
          color: 'text.secondary',
          fontSize: '0.78rem',
        }}
      >
        <Box
          component="span"
          sx={{ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
        >
          {client ? `Sillon · ${client.name}` : 'Sillon'}
        </Box>
        <Button size="small" color="inherit" component={Link} to={namedRoutes.bugReportMailer} sx={quiet}>
          {t('shell.person.bug')}
        </Button>
        <Button
          size="small"
          color="inherit"
          aria-keyshortcuts="?"
          onClick={() => showPanel('keyboard')}
          sx={[quiet, { display: { xs: 'none', md: 'inline-flex' } }]}
        >
          {t('shell.keyboard')}
        </Button>
      </Box>
    </Box>
  )
}

const quiet = { fontSize: '0.78rem', fontWeight: 500, flexShrink: 0 }
