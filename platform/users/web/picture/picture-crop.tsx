import 'react-easy-crop/react-easy-crop.css'
import ZoomIn from '~icons/ic/baseline-zoom-in'
import ZoomOut from '~icons/ic/baseline-zoom-out'
import Box from '@mui/material/Box'
import Slider from '@mui/material/Slider'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import { useT } from '#kernel/web/i18n.ts'

type Props = { address: string; onCrop: (area: Area) => void; onUnreadable: () => void }

const closest = 4
/** Pixels an arrow moves the picture. */
const step = 8

/** The face in the circle: moved by pointer, finger or arrows, brought nearer by wheel, pinch or slider. */
export function PictureCrop({ address, onCrop, onUnreadable }: Props) {
  const t = useT()
  const helpId = useId()
  const [place, setPlace] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box
        sx={theme => ({
          position: 'relative',
          height: 'min(320px, 46vh)',
          borderRadius: '10px',
          overflow: 'hidden',
          backgroundColor: '#14241B',
          '& .reactEasyCrop_CropArea:focus-visible': {
            outline: `3px solid ${theme.vars.palette.primary.light}`,
            outlineOffset: 2,
          },
        })}
      >
        <Cropper
          image={address}
          crop={place}
          zoom={zoom}
          maxZoom={closest}
          aspect={1}
          cropShape="round"
          showGrid={false}
          keyboardStep={step}
          disableAutomaticStylesInjection
          onCropChange={setPlace}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => onCrop(pixels)}
          mediaProps={{ alt: '', onError: onUnreadable }}
          cropperProps={{ role: 'group', 'aria-label': t('users.picture.place'), 'aria-describedby': helpId }}
        />
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 1 }}>
        <ZoomOut aria-hidden fontSize="small" sx={{ color: 'text.secondary' }} />
        <Slider
          aria-label={t('users.picture.zoom')}
          min={1}
          max={closest}
          step={0.1}
          value={zoom}
          onChange={(_, chosen) => setZoom(chosen)}
        />
        <ZoomIn aria-hidden fontSize="small" sx={{ color: 'text.secondary' }} />
      </Box>
      <Typography id={helpId} variant="caption" sx={{ color: 'text.secondary', textAlign: 'center' }}>
        {t('users.picture.help')}
      </Typography>
    </Box>
  )
}
