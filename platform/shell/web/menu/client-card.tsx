import UnfoldMore from '@mui/icons-material/UnfoldMore'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useState } from 'react'
import { loadLabels, useT } from '#kernel/web/i18n.ts'
import { visuallyHidden } from '#kernel/web/kit/hidden.ts'
import { useSession } from '#kernel/web/session.ts'
import { clientsLabels, loadClientPicker } from '#platform/clients/clients.web.ts'
import { ClientSign } from './client-sign.tsx'
import { useMenu } from '#platform/rights/rights.web.ts'

const ClientPicker = lazy(async () => {
  const [picker] = await Promise.all([loadClientPicker(), loadLabels([clientsLabels])])
  return { default: picker }
})

/** The client that this tab works in; a click offers the others. */
export function ClientCard({ isMini }: { isMini: boolean }) {
  const t = useT()
  const { client } = useSession()
  const menu = useMenu()
  const [isChoosing, setIsChoosing] = useState(false)
  if (!client) return null
  return (
    <>
      <Tooltip title={isMini ? client.name : ''} placement="right" describeChild>
        <ButtonBase
          aria-haspopup="dialog"
          onClick={() => setIsChoosing(true)}
          sx={theme => ({
            width: 1,
            gap: 1.25,
            justifyContent: isMini ? 'center' : 'flex-start',
            p: isMini ? '6px' : '9px 8px',
            minHeight: 54,
            borderRadius: isMini ? '14px' : '20px',
            border: `1px solid ${theme.vars.palette.navigation.line}`,
            color: theme.vars.palette.navigation.activeText,
            textAlign: 'start',
            overflow: 'hidden',
            '&:hover': { backgroundColor: theme.vars.palette.navigation.active },
          })}
        >
          <ClientSign client={client} />
          <Box sx={visuallyHidden}>{t('shell.client')}</Box>
          {!isMini && (
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography noWrap sx={{ fontSize: '0.84rem', fontWeight: 650, lineHeight: 1.3 }}>
                {client.name}
              </Typography>
              <Typography noWrap sx={theme => ({ fontSize: '0.74rem', color: theme.vars.palette.navigation.dim })}>
                {menu ? t('shell.companies', { count: menu.companies }) : '\u00a0'}
              </Typography>
            </Box>
          )}
          {!isMini && (
            <UnfoldMore aria-hidden sx={theme => ({ fontSize: 18, color: theme.vars.palette.navigation.dim })} />
          )}
        </ButtonBase>
      </Tooltip>
      {isChoosing && (
        <Suspense fallback={null}>
          <ClientPicker onClose={() => setIsChoosing(false)} />
        </Suspense>
      )}
    </>
  )
}
