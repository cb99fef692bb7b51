import UnfoldMore from '~icons/ic/baseline-unfold-more'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { visuallyHidden } from '#kernel/web/kit/hidden.ts'
import { useSession } from '#kernel/web/session.ts'
import { ClientChoice } from '../menu/client-choice.tsx'
import { ClientSign } from '../menu/client-sign.tsx'

/** The name of the client that this tab works in; a click offers the others. */
export function ClientButton() {
  const t = useT()
  const { client } = useSession()
  const [isChoosing, setIsChoosing] = useState(false)
  if (!client) return null
  return (
    <>
      <ButtonBase
        aria-haspopup="dialog"
        onClick={() => setIsChoosing(true)}
        sx={theme => ({
          gap: 1,
          px: 1,
          minHeight: { xs: 44, sm: 38 },
          maxWidth: { xs: 1, sm: 220, xl: 290 },
          minWidth: 0,
          flexShrink: { xs: 0, sm: 1 },
          borderRadius: '8px',
          fontSize: '0.84rem',
          fontWeight: 600,
          color: theme.vars.palette.text.primary,
          '&:hover': { backgroundColor: theme.vars.palette.action.hover },
        })}
      >
        <ClientSign client={client} size={26} />
        <Box sx={visuallyHidden}>{t('shell.client.present')}</Box>
        <Box component="span" sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {client.name}
        </Box>
        <UnfoldMore aria-hidden sx={{ fontSize: 17, color: 'text.secondary', flexShrink: 0 }} />
      </ButtonBase>
      {isChoosing && <ClientChoice onClose={() => setIsChoosing(false)} />}
    </>
  )
}
