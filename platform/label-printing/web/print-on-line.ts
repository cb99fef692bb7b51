import { isLineChosen, lineFor } from '#kernel/web/devices/lines.ts'
import { type Serial, type SerialPort, serialOfBrowser } from '#kernel/web/devices/serial.ts'
import { askHostStatus, type PrinterTrouble, readHostStatus } from '../host-status.model.ts'
import type { PrinterLine } from '../printer-line.model.ts'

/**
 * Why nothing came out: `unreadable`: the browser opens no line; `none`: nobody chose one; `gone`: it is unplugged, or another
 * program has it; `silent`: it answers nothing.
 */
export type PrinterFault = PrinterTrouble | 'unreadable' | 'none' | 'gone' | 'silent'

export class PrinterRefusal extends Error {
  override name = 'PrinterRefusal'
  fault: PrinterFault
  /** It had the labels whole when it stopped: it prints them by itself once it can. */
  hasLabels: boolean

  constructor(fault: PrinterFault, { hasLabels = false, ...options }: ErrorOptions & { hasLabels?: boolean } = {}) {
    super(`printer: ${fault}`, options)
    this.fault = fault
    this.hasLabels = hasLabels
  }
}

/** Milliseconds within which a printer says how it stands. */
const answersWithin = 2_500

/** A line is opened once what was sent before has left it. */
let printing: Promise<unknown> = Promise.resolve()

/** Sends labels to the printer of this station, once it has said that it can print. @throws PrinterRefusal */
export function printOnLine(zpl: Uint8Array, line: PrinterLine, serial: Serial | undefined = serialOfBrowser()) {
  const job = printing.then(() => printNow(zpl, line, serial))
  printing = job.catch(() => undefined)
  return job
}

async function printNow(zpl: Uint8Array, line: PrinterLine, serial: Serial | undefined) {
  if (!serial) throw new PrinterRefusal('unreadable')
  const port = await lineFor('printer', serial)
  if (!port) throw new PrinterRefusal(isLineChosen('printer') ? 'gone' : 'none')
  try {
    await port.open(line)
    await sendOver(port, zpl)
  } catch (cause) {
    throw cause instanceof PrinterRefusal ? cause : new PrinterRefusal('gone', { cause })
  }
}

async function sendOver(port: SerialPort, zpl: Uint8Array) {
  const pen = port.writable?.getWriter()
  const ear = port.readable?.getReader()
  if (!pen || !ear) throw new PrinterRefusal('gone')
  const ask = async () => {
    await pen.write(new TextEncoder().encode(askHostStatus))
    return troubleSaid(ear)
  }
  try {
    const before = await ask()
    if (before) throw new PrinterRefusal(before)
    await pen.write(zpl)
    const after = await ask()
    if (after) throw new PrinterRefusal(after, { hasLabels: true })
  } finally {
    await ear.cancel().catch(() => undefined)
    ear.releaseLock()
    pen.releaseLock()
    await port.close().catch(() => undefined)
  }
}

/** @throws PrinterRefusal of one that says nothing */
async function troubleSaid(ear: ReadableStreamDefaultReader<Uint8Array>) {
  const decoder = new TextDecoder('latin1')
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PrinterRefusal('silent')), answersWithin)
  })
  try {
    for (let heard = ''; ; ) {
      const { value, done } = await Promise.race([ear.read(), tooLong])
      if (done) throw new PrinterRefusal('gone')
      heard += decoder.decode(value)
      const trouble = readHostStatus(heard)
      if (trouble !== undefined) return trouble
    }
  } finally {
    clearTimeout(timer)
  }
}
