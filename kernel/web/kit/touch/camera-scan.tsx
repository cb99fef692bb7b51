import NoPhotography from '~icons/ic/outline-no-photography'
import Box from '@mui/material/Box'
import { useRef } from 'react'
import { useReadByCamera } from '../../devices/use-read-by-camera.ts'
import { useT } from '../../i18n.ts'
import { BigButton } from './big-button.tsx'
import { TouchStep } from './touch-step.tsx'

type Props = { onRead: (code: string) => void; onClose: () => void }

/** The picture of the camera over the whole screen, until a code is read in it; or why there is none, in words. */
export function CameraScan({ onRead, onClose }: Props) {
  const t = useT()
  const video = useRef<HTMLVideoElement>(null)
  const { fault, retry } = useReadByCamera(video, onRead)
  return (
    <TouchStep
      title={t('kernel.scan.with-camera')}
      note={t('kernel.scan.hold')}
      onClose={onClose}
      {...(fault && { foot: <BigButton label={t('kernel.failed.retry')} onPress={retry} /> })}
    >
      {fault ? (
        <Box role="alert" sx={refusal}>
          <NoPhotography aria-hidden sx={{ fontSize: 72, color: 'error.main' }} />
          <Box sx={{ fontSize: '1.6rem', fontWeight: 700 }}>{t(`kernel.scan.${fault}`)}</Box>
          <Box sx={{ fontSize: '1.15rem', color: 'text.secondary', maxWidth: 560 }}>
            {t(`kernel.scan.${fault}-text`)}
          </Box>
        </Box>
      ) : (
        <Box sx={frame}>
          <Box
            component="video"
            ref={video}
            autoPlay
            muted
            playsInline
            aria-label={t('kernel.scan.picture')}
            sx={picture}
          />
          <Box aria-hidden sx={aim} />
        </Box>
      )}
    </TouchStep>
  )
}

const refusal = {
  height: 1,
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 1.5,
  textAlign: 'center',
} as const

const frame = {
  position: 'relative',
  height: 1,
  minHeight: 240,
  overflow: 'hidden',
  borderRadius: '20px',
  bgcolor: '#14241B',
} as const
const picture = { position: 'absolute', inset: 0, width: 1, height: 1, objectFit: 'cover' } as const
const aim = {
  position: 'absolute',
  inset: '18% 12%',
  border: '4px solid #FFFFFF',
  borderRadius: '20px',
  boxShadow: '0 0 0 100vmax rgba(0, 0, 0, 0.35)',
} as const
