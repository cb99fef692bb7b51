import { preference } from '../preferences.ts'
import type { PortInfo, Serial, SerialPort } from './serial.ts'

/** What a serial line of this device serves. */
export const usesOfLine = ['scale', 'printer'] as const
export type UseOfLine = (typeof usesOfLine)[number]

/** A line that a person gave to the page and that is plugged. */
export type LineThere = {
  port: SerialPort
  /** By what it is known again: browsers give a line no name. */
  mark: string
  /** Who made its adapter, where that is known. */
  maker: string | null
  /** Which of those that say the same of themselves, from 1; null of one that is alone. */
  place: number | null
  use: UseOfLine | null
}

/** By the numbers that the USB forum gave them. */
const makers: Readonly<Record<number, string>> = {
  0x0403: 'FTDI',
  0x067b: 'Prolific',
  0x0a5f: 'Zebra',
  0x0eb8: 'Mettler-Toledo',
  0x10c4: 'Silicon Labs',
  0x1a86: 'QinHeng',
}

/** A scale is only listened to; what prints is chosen by somebody. */
const mayBeGuessed: readonly UseOfLine[] = ['scale']

const choiceOf = {
  scale: preference('line.scale', text => text || null),
  printer: preference('line.printer', text => text || null),
}

/** The lines of this device, each with what it serves. */
export async function linesThere(serial: Serial): Promise<LineThere[]> {
  const ports = await serial.getPorts()
  const kinds = ports.map(port => kindOf(port.getInfo()))
  return ports.map((port, index) => {
    const kind = kinds[index] as string
    const before = kinds.slice(0, index).filter(other => other === kind).length
    const isAlone = kinds.filter(other => other === kind).length === 1
    const mark = `${kind}#${before}`
    return {
      port,
      mark,
      maker: makers[port.getInfo().usbVendorId ?? 0] ?? null,
      place: isAlone ? null : before + 1,
      use: usesOfLine.find(use => choiceOf[use].get() === mark) ?? null,
    }
  })
}

/** The line that serves it here, where it is plugged. Where nobody chose, a scale is the only line that serves nothing else. */
export async function lineFor(use: UseOfLine, serial: Serial): Promise<SerialPort | undefined> {
  const lines = await linesThere(serial)
  if (isLineChosen(use)) return lines.find(line => line.use === use)?.port
  const free = lines.filter(line => line.use === null)
  return mayBeGuessed.includes(use) && free.length === 1 ? free[0]?.port : undefined
}

/** Whether somebody chose what serves it at this device, plugged or not. */
export const isLineChosen = (use: UseOfLine) => choiceOf[use].get() !== null

/** From now on this line serves it at this device, and nothing else. */
export async function keepLine(use: UseOfLine, port: SerialPort, serial: Serial) {
  const line = (await linesThere(serial)).find(one => one.port === port)
  if (!line) return
  if (line.use !== null) choiceOf[line.use].set('')
  choiceOf[use].set(line.mark)
}

/** Has the person give a line to the page; undefined when he gives none. */
export const askForLine = (serial: Serial) => serial.requestPort().catch(() => undefined)

const kindOf = ({ usbVendorId, usbProductId }: PortInfo) =>
  usbVendorId === undefined ? 'own' : `${inHex(usbVendorId)}:${inHex(usbProductId ?? 0)}`

const inHex = (value: number) => value.toString(16).padStart(4, '0')
