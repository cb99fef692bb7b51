import { afterEach, describe, expect, test } from 'vitest'
import type { ScaleProtocol } from '#kernel/shared/scale-frames.ts'
import { openScaleOnALine } from '#simulators/scale/open-scale-on-a-line.ts'
import { openLinesOfBrowser } from '#simulators/serial/open-lines-of-browser.ts'
import { lineFor } from './lines.ts'
import { openScale, type Scale } from './scale.ts'

const line = { baud: 9600, dataBits: 8, parity: 'none', stopBits: 1, maxG: 1_500_000 } as const
const pattern = '^(?<stable>ST)?(?:US)?,GS,(?<sign>[+-]) *(?<weight>[\\d.]+)(?<unit>kg)$'

let scale: Scale
afterEach(async () => {
  await scale.close()
  localStorage.clear()
})

const open = (protocol: ScaleProtocol) => {
  const simulated = openScaleOnALine(protocol, { maxG: line.maxG })
  scale = openScale({ ...line, protocol, pattern: protocol === 'ascii_stream' ? pattern : null }, simulated.serial)
  return simulated
}
const shows = (face: object) => expect.poll(() => scale.face()).toMatchObject(face)

describe.each(['mt_sics', 'mettler_8217', 'ascii_stream'] as const)('a scale that speaks %s', protocol => {
  test('is chosen once, and says what lies on it, at rest or moving, and when it is too much', async () => {
    const simulated = open(protocol)
    expect(scale.face().state).toBe('none')
    await scale.choose()
    simulated.put(612_300)
    await shows({ state: 'stable', grams: 612_300 })
    simulated.put(612_100, { isStable: false })
    await shows({ state: 'moving' })
    simulated.put(1_500_100)
    await shows({ state: 'over' })
  })

  test('goes on after a byte that came wrong', async () => {
    const simulated = open(protocol)
    await scale.choose()
    simulated.put(12_340)
    await shows({ state: 'stable', grams: 12_340 })
    simulated.disturb()
    simulated.put(7_000)
    await shows({ state: 'stable', grams: 7_000 })
  })

  test('that is unplugged in the middle of a frame is lost, and comes back without a tap', async () => {
    const simulated = open(protocol)
    await scale.choose()
    simulated.put(12_340)
    await shows({ state: 'stable', grams: 12_340 })
    simulated.unplug()
    await shows({ state: 'lost', grams: null })
    simulated.put(9_000)
    simulated.plug()
    await shows({ state: 'stable', grams: 9_000 })
  })
})

test('a weight that was used counts again once the plate has moved', async () => {
  const simulated = open('mt_sics')
  await scale.choose()
  simulated.put(12_340)
  await shows({ grams: 12_340, isUsed: false })
  scale.use()
  await shows({ grams: 12_340, isUsed: true })
  simulated.put(3_000, { isStable: false })
  await shows({ state: 'moving', isUsed: false })
  simulated.put(12_340)
  await shows({ state: 'stable', grams: 12_340, isUsed: false })
})

test('a scale that is given up leaves its line to who reads it next', async () => {
  const simulated = open('mt_sics')
  await scale.choose()
  simulated.put(500)
  await shows({ grams: 500 })
  void scale.close()
  scale = openScale({ ...line, protocol: 'mt_sics', pattern: null }, simulated.serial)
  await shows({ state: 'stable', grams: 500 })
})

describe('a device with two scales', () => {
  const two = () => {
    const [small, large] = [0x6001, 0x6015].map(usbProductId =>
      openScaleOnALine('mt_sics', { maxG: line.maxG, adapter: { usbVendorId: 0x0403, usbProductId } }),
    ) as [ReturnType<typeof openScaleOnALine>, ReturnType<typeof openScaleOnALine>]
    small.put(1_000)
    large.put(900_000)
    return { small, large, lines: openLinesOfBrowser(small, large) }
  }
  const openOn = ({ serial }: ReturnType<typeof openLinesOfBrowser>) => {
    scale = openScale({ ...line, protocol: 'mt_sics', pattern: null }, serial)
  }

  test('reads the one that was chosen, another one once it is taken, and that one again when the page comes back', async () => {
    const { small, large, lines } = two()
    openOn(lines)
    await scale.choose()
    await shows({ grams: 1_000 })
    lines.pointAt(large)
    await scale.choose()
    await shows({ grams: 900_000 })
    await scale.close()
    openOn(lines)
    await shows({ grams: 900_000 })
    await scale.take(small.port)
    await shows({ grams: 1_000 })
  })

  test('reads no other while the chosen one is unplugged', async () => {
    const { small, large, lines } = two()
    openOn(lines)
    await scale.choose()
    lines.pointAt(large)
    await scale.choose()
    await shows({ grams: 900_000 })
    large.unplug()
    await shows({ state: 'lost' })
    small.unplug()
    small.plug()
    large.plug()
    await shows({ grams: 900_000 })
  })

  test('guesses none of two that were given to the page and not chosen', async () => {
    const { large, lines } = two()
    await lines.serial.requestPort()
    lines.pointAt(large)
    await lines.serial.requestPort()
    openOn(lines)
    expect(await lineFor('scale', lines.serial)).toBeUndefined()
    expect(scale.face().state).toBe('none')
  })
})
