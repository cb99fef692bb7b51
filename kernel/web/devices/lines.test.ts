import { afterEach, expect, test } from 'vitest'
import { openLinesOfBrowser } from '#simulators/serial/open-lines-of-browser.ts'
import { openPlug } from '#simulators/serial/open-plug.ts'
import { askForLine, keepLine, lineFor, linesThere } from './lines.ts'

afterEach(() => localStorage.clear())

const plug = (usbProductId?: number) =>
  openPlug(usbProductId === undefined ? {} : { usbVendorId: 0x0403, usbProductId }, () => ({ hear: () => undefined }))

test('each line is told with who made its adapter, its place among equal ones and what it serves', async () => {
  const [first, second, own] = [plug(0x6001), plug(0x6001), plug()] as const
  const lines = openLinesOfBrowser(first, second, own)
  for (const one of [first, second, own]) {
    lines.pointAt(one)
    await askForLine(lines.serial)
  }
  await keepLine('printer', second.port, lines.serial)
  expect(await linesThere(lines.serial)).toMatchObject([
    { maker: 'FTDI', place: 1, use: null },
    { maker: 'FTDI', place: 2, use: 'printer' },
    { maker: null, place: null, use: null },
  ])
  expect(await lineFor('printer', lines.serial)).toBe(second.port)
})

test('the only line that serves nothing else is the scale’s, never the printer’s', async () => {
  const [first, second] = [plug(0x6001), plug(0x6015)] as const
  const lines = openLinesOfBrowser(first, second)
  await askForLine(lines.serial)
  expect(await lineFor('scale', lines.serial)).toBe(first.port)
  expect(await lineFor('printer', lines.serial)).toBeUndefined()
  await keepLine('printer', first.port, lines.serial)
  expect(await lineFor('scale', lines.serial)).toBeUndefined()
})

test('a line that is given to another use leaves its former one', async () => {
  const only = plug(0x6001)
  const lines = openLinesOfBrowser(only)
  await askForLine(lines.serial)
  await keepLine('scale', only.port, lines.serial)
  await keepLine('printer', only.port, lines.serial)
  expect(await lineFor('scale', lines.serial)).toBeUndefined()
  expect(await lineFor('printer', lines.serial)).toBe(only.port)
})

test('nothing is given where the person closes the list of the browser', async () => {
  const gone = plug(0x6001)
  gone.unplug()
  expect(await askForLine(openLinesOfBrowser(gone).serial)).toBeUndefined()
})
