import CheckCircleOutlined from '~icons/ic/outline-check-circle'
import ErrorOutlined from '~icons/ic/outline-error-outline'
import Usb from '~icons/ic/baseline-usb'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import { isLineChosen, keepLine, lineFor } from '#kernel/web/devices/lines.ts'
import { type SerialPort, serialOfBrowser } from '#kernel/web/devices/serial.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { LineChoice } from '#kernel/web/kit/touch/line-choice.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import {
  bauds,
  bitsOfByte,
  bitsOfStop,
  flowControls,
  parities,
  PrinterLine,
  type PrinterLine as Line,
  usualLine,
} from '../printer-line.model.ts'
import { zplOf } from '../zpl.model.ts'
import { printerOfStation } from './printer-of-station.ts'
import { sendToPrinter } from './send-to-printer.ts'
import { testLabel } from './test-label.ts'

/** The printer of this device: its line, how it speaks over it, and a label to try it. */
export function PrinterDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const { moment } = useFormat()
  const standing = printerOfStation.use()
  const [outcome, setOutcome] = useState<Tried | null>(null)
  const saveAndTry = async (line: Line) => {
    printerOfStation.set(line)
    setOutcome(null)
    const label = testLabel(t('label-printing.test'), moment(new Date().toISOString()))
    setOutcome({ refusal: await sendToPrinter(new TextEncoder().encode(zplOf(label, 1)), line) })
  }
  return (
    <Dialog title={t('label-printing.title')} onClose={onClose} width="sm">
      <LineOfPrinter />
      <Form
        schema={PrinterLine}
        values={standing ?? usualLine}
        submit={t('label-printing.save-and-try')}
        onSubmit={saveAndTry}
        onCancel={onClose}
      >
        <LineFields />
        {outcome && <Outcome {...outcome} />}
      </Form>
      {standing && (
        <Button
          color="error"
          onClick={() => {
            printerOfStation.set(null)
            onClose()
          }}
          sx={{ justifySelf: 'start' }}
        >
          {t('label-printing.forget')}
        </Button>
      )}
    </Dialog>
  )
}

type Plugged = 'unreadable' | 'none' | 'gone' | 'there'

/** Whether the line of the printer was chosen and is plugged; another may be chosen. */
function LineOfPrinter() {
  const t = useT()
  const serial = serialOfBrowser()
  const [plugged, setPlugged] = useState<Plugged>(serial ? 'none' : 'unreadable')
  const [isChoosing, setIsChoosing] = useState(false)
  useEffect(() => {
    if (!serial) return undefined
    const look = () =>
      void lineFor('printer', serial).then(port =>
        setPlugged(port ? 'there' : isLineChosen('printer') ? 'gone' : 'none'),
      )
    look()
    serial.addEventListener('connect', look)
    return () => serial.removeEventListener('connect', look)
  }, [serial, isChoosing])
  const take = async (port: SerialPort) => {
    if (serial) await keepLine('printer', port, serial)
    setIsChoosing(false)
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
      <Usb aria-hidden sx={{ color: plugged === 'there' ? 'success.main' : 'text.disabled' }} />
      <Box sx={{ flex: '1 1 200px' }}>
        <Box role="status" sx={{ fontWeight: 650 }}>
          {t(`label-printing.line.${plugged}`)}
        </Box>
        <Box sx={{ color: 'text.secondary' }}>
          {t(plugged === 'unreadable' ? 'label-printing.fault.unreadable-text' : 'label-printing.kept-here')}
        </Box>
      </Box>
      {serial && (
        <Button variant="outlined" size="large" onClick={() => setIsChoosing(true)}>
          {t('label-printing.choose-line')}
        </Button>
      )}
      {isChoosing && (
        <LineChoice use="printer" onChoose={port => void take(port)} onClose={() => setIsChoosing(false)} />
      )}
    </Box>
  )
}

function LineFields() {
  const t = useT()
  const asTheyAre = (values: readonly number[]) => values.map(value => ({ value, label: String(value) }))
  return (
    <>
      <SelectField name="baudRate" label={t('label-printing.baud')} choices={asTheyAre(bauds)} />
      <SelectField name="dataBits" label={t('label-printing.data-bits')} choices={asTheyAre(bitsOfByte)} />
      <SelectField
        name="parity"
        label={t('label-printing.parity')}
        choices={parities.map(value => ({ value, label: t(`label-printing.parity.${value}`) }))}
      />
      <SelectField name="stopBits" label={t('label-printing.stop-bits')} choices={asTheyAre(bitsOfStop)} />
      <SelectField
        name="flowControl"
        label={t('label-printing.flow')}
        choices={flowControls.map(value => ({ value, label: t(`label-printing.flow.${value}`) }))}
      />
    </>
  )
}

/** What became of a label that was tried: null once it was sent. */
type Tried = { refusal: string | null }

function Outcome({ refusal }: Tried) {
  const t = useT()
  const isSent = refusal === null
  const Icon = isSent ? CheckCircleOutlined : ErrorOutlined
  return (
    <Box
      role={isSent ? 'status' : 'alert'}
      sx={{ display: 'flex', gap: 1, alignItems: 'center', color: isSent ? 'success.strong' : 'error.strong' }}
    >
      <Icon aria-hidden />
      <Box sx={{ fontWeight: 600 }}>{refusal ?? t('label-printing.test-sent')}</Box>
    </Box>
  )
}
