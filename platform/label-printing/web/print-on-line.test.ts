import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepLine } from '#kernel/web/devices/lines.ts'
import { openLabelPrinterOnALine } from '#simulators/label-printer/open-label-printer-on-a-line.ts'
import { usualLine } from '../printer-line.model.ts'
import { zplOf } from '../zpl.model.ts'
import { printOnLine } from './print-on-line.ts'

let printer: ReturnType<typeof openLabelPrinterOnALine>
beforeEach(() => {
  printer = openLabelPrinterOnALine()
})
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

const label = { widthMm: 100, heightMm: 70, title: 'Grappe', subtitle: '', facts: [], symbols: [], foot: '' }
const zpl = (copies = 1) => new TextEncoder().encode(zplOf(label, copies))
const print = (copies?: number) => printOnLine(zpl(copies), usualLine, printer.serial)
const choose = async () => keepLine('printer', await printer.serial.requestPort(), printer.serial)

test('labels come out as they were asked, one job after the other', async () => {
  await choose()
  await Promise.all([print(2), print()])
  expect(printer.printed).toHaveLength(3)
  expect(printer.printed[0]).toContain('^FDGrappe^FS')
})

test('a browser without lines, a line that nobody chose and one that is unplugged are told apart', async () => {
  await expect(printOnLine(zpl(), usualLine, undefined)).rejects.toMatchObject({ fault: 'unreadable' })
  await printer.serial.requestPort()
  await expect(print()).rejects.toMatchObject({ fault: 'none' })
  await choose()
  printer.unplug()
  await expect(print()).rejects.toMatchObject({ fault: 'gone' })
  expect(printer.printed).toEqual([])
})

test('what a printer without paper refused is printed once it was filled and asked again', async () => {
  await choose()
  printer.runOut()
  await expect(print()).rejects.toMatchObject({ fault: 'paper-out', hasLabels: false })
  printer.refill()
  await print()
  expect(printer.printed).toHaveLength(1)
})

test('a printer whose head opens once it has the labels keeps them, and prints them by itself', async () => {
  await choose()
  printer.whenHeard(() => printer.openHead())
  await expect(print()).rejects.toMatchObject({ fault: 'head-open', hasLabels: true })
  expect(printer.printed).toEqual([])
  printer.closeHead()
  expect(printer.printed).toHaveLength(1)
})

test('a printer that hangs is not waited for without end, and its line is free again', async () => {
  await choose()
  printer.hang()
  vi.useFakeTimers()
  const refused = expect(print()).rejects.toMatchObject({ fault: 'silent' })
  await vi.advanceTimersByTimeAsync(5_000)
  await refused
  expect(printer.port.readable).toBeNull()
})

test('a printer that is unplugged while it is asked is gone; plugged again, it prints', async () => {
  await choose()
  printer.whenAsked(() => printer.unplug())
  await expect(print()).rejects.toMatchObject({ fault: 'gone' })
  printer.plug()
  await print()
  expect(printer.printed).toHaveLength(1)
})
