import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import type { ScaleFace } from '#kernel/web/devices/scale.ts'
import { serialOfBrowser } from '#kernel/web/devices/serial.ts'
import { useT } from '#kernel/web/i18n.ts'

type Props = { name: string; face: ScaleFace; onChoose: () => void }

const colours: Readonly<Record<ScaleFace['state'], string>> = {
  none: 'text.disabled',
  waiting: 'text.disabled',
  lost: 'text.disabled',
  moving: 'warning.main',
  stable: 'success.main',
  over: 'error.main',
  under: 'error.main',
}

/** How the scale on the line stands, by colour and word; a tap gives it to the page where nobody did, or where it was lost. */
export function ScaleLight({ name, face: { state }, onChoose }: Props) {
  const t = useT()
  const isReadable = serialOfBrowser() !== undefined
  return (
    <Card sx={{ p: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Box aria-hidden sx={{ width: 28, height: 28, borderRadius: '50%', flexShrink: 0, bgcolor: colours[state] }} />
      <Box sx={{ flex: '1 1 160px', minWidth: 0 }}>
        <Box role="status" sx={{ fontSize: '1.15rem', fontWeight: 700 }}>
          {t(`atelier.weighing.line.${isReadable ? state : 'unreadable'}`)}
        </Box>
        <Box sx={{ color: 'text.secondary' }}>{isReadable ? name : t('atelier.weighing.line.unreadable-text')}</Box>
      </Box>
      {isReadable && (state === 'none' || state === 'lost') && (
        <Button variant="outlined" size="large" onClick={onChoose} sx={{ minHeight: 56 }}>
          {t('atelier.weighing.connect')}
        </Button>
      )}
    </Card>
  )
}
