import UnfoldMore from '~icons/ic/baseline-unfold-more'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { visuallyHidden } from '#kernel/web/kit/hidden.ts'
import { useSession } from '#kernel/web/session.ts'
import { useMenu } from '#platform/rights/rights.web.ts'
import { ClientChoice } from './client-choice.tsx'
import { ClientSign } from './client-sign.tsx'

/** The client that this tab works in, in the menu of a phone: elsewhere the bar has room to name it. */
export function ClientCard() {
  const t = useT()
  const { client } = useSession()
  const menu = useMenu()
  const [isChoosing, setIsChoosing] = useState(false)
  if (!client) return null
  return (
    <>
      <ButtonBase
        aria-haspopup="dialog"
        onClick={() => setIsChoosing(true)}
        sx={theme => ({
          display: { xs: 'flex', sm: 'none' },
          width: 1,
          gap: 1.25,
          p: '9px 8px',
          minHeight: 54,
          borderRadius: '20px',
          border: `1px solid ${theme.vars.palette.navigation.line}`,
          color: theme.vars.palette.navigation.activeText,
          textAlign: 'start',
          overflow: 'hidden',
          '&:hover': { backgroundColor: theme.vars.palette.navigation.active },
        })}
      >
        <ClientSign client={client} size={34} />
        <Box sx={visuallyHidden}>{t('shell.client')}</Box>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography noWrap sx={{ fontSize: '0.84rem', fontWeight: 650, lineHeight: 1.3 }}>
            {client.name}
          </Typography>
          <Typography noWrap sx={theme => ({ fontSize: '0.74rem', color: theme.vars.palette.navigation.dim })}>
            {menu ? t('count.companies', { count: menu.companies }) : '\u00a0'}
          </Typography>
        </Box>
        <UnfoldMore aria-hidden sx={theme => ({ fontSize: 18, color: theme.vars.palette.navigation.dim })} />
      </ButtonBase>
      {isChoosing && <ClientChoice onClose={() => setIsChoosing(false)} />}
    </>
  )
}
