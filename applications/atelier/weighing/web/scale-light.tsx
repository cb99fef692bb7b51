import Cable from '~icons/ic/outline-cable'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { deviceLabels } from '#kernel/web/devices/device-labels.ts'
import { linesThere } from '#kernel/web/devices/lines.ts'
import type { Scale, ScaleFace } from '#kernel/web/devices/scale.ts'
import { serialOfBrowser } from '#kernel/web/devices/serial.ts'
import { useT } from '#kernel/web/i18n.ts'
import { later } from '#kernel/web/later.tsx'

const LineChoice = later(async () => (await import('#kernel/web/kit/touch/line-choice.tsx')).LineChoice, {
  labels: [deviceLabels],
})

type Props = { name: string; scale: Scale | null; face: ScaleFace }

const colours: Readonly<Record<ScaleFace['state'], string>> = {
  none: 'text.disabled',
  waiting: 'text.disabled',
  lost: 'text.disabled',
  moving: 'warning.main',
  stable: 'success.main',
  over: 'error.main',
  under: 'error.main',
}

/** How the scale on the line stands, by colour and word; a tap gives its line to the page, or chooses among several. */
export function ScaleLight({ name, scale, face: { state } }: Props) {
  const t = useT()
  const [isChoosing, setIsChoosing] = useState(false)
  const serial = serialOfBrowser()
  const isRead = state !== 'none' && state !== 'lost'
  const connect = async () => {
    if (!serial || !scale) return
    const hadLines = (await linesThere(serial)).length > 0
    if (!hadLines) await scale.choose()
    setIsChoosing(hadLines || (await linesThere(serial)).length === 0)
  }
  return (
    <Card sx={{ p: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Box aria-hidden sx={{ width: 28, height: 28, borderRadius: '50%', flexShrink: 0, bgcolor: colours[state] }} />
      <Box sx={{ flex: '1 1 160px', minWidth: 0 }}>
        <Box role="status" sx={{ fontSize: '1.15rem', fontWeight: 700 }}>
          {t(`atelier.weighing.line.${serial ? state : 'unreadable'}`)}
        </Box>
        <Box sx={{ color: 'text.secondary' }}>{serial ? name : t('atelier.weighing.line.unreadable-text')}</Box>
      </Box>
      {serial && !isRead && (
        <Button variant="outlined" size="large" onClick={() => void connect()} sx={{ minHeight: 56 }}>
          {t('atelier.weighing.connect')}
        </Button>
      )}
      {serial && isRead && (
        <IconButton
          aria-label={t('atelier.weighing.other-line')}
          onClick={() => setIsChoosing(true)}
          sx={{ width: 56, height: 56 }}
        >
          <Cable />
        </IconButton>
      )}
      {isChoosing && (
        <LineChoice
          use="scale"
          onChoose={port => {
            setIsChoosing(false)
            void scale?.take(port)
          }}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </Card>
  )
}
