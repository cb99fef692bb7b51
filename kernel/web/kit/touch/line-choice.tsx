import AddRounded from '~icons/ic/round-add'
import UsbOff from '~icons/ic/baseline-usb-off'
import Usb from '~icons/ic/baseline-usb'
import Box from '@mui/material/Box'
import { useEffect, useState } from 'react'
import { askForLine, type LineThere, linesThere, type UseOfLine } from '../../devices/lines.ts'
import { type Serial, type SerialPort, serialOfBrowser } from '../../devices/serial.ts'
import { useT } from '../../i18n.ts'
import { ReasonTiles } from './reason-tiles.tsx'
import { TouchStep } from './touch-step.tsx'

type Props = { use: UseOfLine; onChoose: (port: SerialPort) => void; onClose: () => void }

const another = 'another'

/** Which serial line of this device a scale or a printer hangs on: one that the page was given before, or another one. */
export function LineChoice({ use, onChoose, onClose }: Props) {
  const t = useT()
  const serial = serialOfBrowser()
  return (
    <TouchStep title={t(`kernel.line.which.${use}`)} note={t('kernel.line.kept-here')} onClose={onClose}>
      {serial ? (
        <Lines serial={serial} onChoose={onChoose} />
      ) : (
        <Absent title={t('kernel.line.unreadable')} text={t('kernel.line.unreadable-text')} />
      )}
    </TouchStep>
  )
}

function Lines({ serial, onChoose }: { serial: Serial; onChoose: (port: SerialPort) => void }) {
  const t = useT()
  const [lines, setLines] = useState<readonly LineThere[] | null>(null)
  const [isRefused, setIsRefused] = useState(false)
  useEffect(() => {
    const look = () => void linesThere(serial).then(setLines)
    look()
    serial.addEventListener('connect', look)
    return () => serial.removeEventListener('connect', look)
  }, [serial])
  const choose = async (mark: string) => {
    const port = mark === another ? await askForLine(serial) : lines?.find(line => line.mark === mark)?.port
    setIsRefused(!port)
    if (port) onChoose(port)
  }
  if (!lines) return null
  const nameOf = ({ maker, mark, place }: LineThere) => {
    const isOwn = mark.startsWith('own')
    const name = isOwn ? t('kernel.line.own') : t('kernel.line.adapter', { maker: maker ?? mark.split('#')[0] })
    return place === null ? name : `${name} · ${place}`
  }
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {lines.length === 0 && <Absent title={t('kernel.line.none')} text={t('kernel.line.none-text')} />}
      <ReasonTiles
        label={t('kernel.line.there')}
        tiles={[
          ...lines.map(line => ({
            value: line.mark,
            label: nameOf(line),
            note: t(line.use === null ? 'kernel.line.free' : `kernel.line.serves.${line.use}`),
            icon: <Usb />,
          })),
          { value: another, label: t('kernel.line.another'), icon: <AddRounded /> },
        ]}
        onChoose={mark => void choose(mark)}
      />
      {isRefused && (
        <Box role="alert" sx={{ fontSize: '1.2rem', fontWeight: 650, color: 'error.strong' }}>
          {t('kernel.line.not-given')}
        </Box>
      )}
      {lines.some(({ place }) => place !== null) && (
        <Box sx={{ fontSize: '1.05rem', color: 'text.secondary' }}>{t('kernel.line.alike')}</Box>
      )}
    </Box>
  )
}

const Absent = ({ title, text }: { title: string; text: string }) => (
  <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1, py: 3, textAlign: 'center' }}>
    <UsbOff aria-hidden sx={{ fontSize: 56, color: 'text.disabled' }} />
    <Box sx={{ fontSize: '1.5rem', fontWeight: 700 }}>{title}</Box>
    <Box sx={{ fontSize: '1.1rem', color: 'text.secondary', maxWidth: 560 }}>{text}</Box>
  </Box>
)
