import PhotoCameraOutlined from '~icons/ic/outline-photo-camera'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { Avatar } from '#kernel/web/kit/avatar.tsx'
import { later } from '#kernel/web/later.tsx'

const PictureDialog = later(async () => (await import('./picture-dialog.tsx')).PictureDialog)

type Props = { name: string; picture: string | null }

/** One's own face, with the way to change it. */
export function PictureButton({ name, picture }: Props) {
  const t = useT()
  const [isChanging, setIsChanging] = useState(false)
  return (
    <Box sx={{ position: 'relative', width: 100, height: 100, flex: 'none' }}>
      <Avatar name={name} picture={picture} size={100} />
      <Tooltip title={t('verb.changePhoto')}>
        <IconButton
          aria-label={t('verb.changePhoto')}
          onClick={() => setIsChanging(true)}
          sx={theme => ({
            position: 'absolute',
            insetInlineEnd: -4,
            bottom: -4,
            width: 36,
            height: 36,
            borderRadius: '50%',
            color: 'text.primary',
            backgroundColor: theme.vars.palette.background.paper,
            border: `1px solid ${theme.vars.palette.divider}`,
            '&:hover': { backgroundColor: theme.vars.palette.background.default },
          })}
        >
          <PhotoCameraOutlined sx={{ fontSize: 19 }} />
        </IconButton>
      </Tooltip>
      {isChanging && <PictureDialog hasPicture={picture !== null} onClose={() => setIsChanging(false)} />}
    </Box>
  )
}
