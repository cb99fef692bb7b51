import type { ScaleProtocol } from '#kernel/shared/scale-frames.ts'
import { openLinesOfBrowser } from '../serial/open-lines-of-browser.ts'
import { openPlug } from '../serial/open-plug.ts'

/** What lies on the plate: grams, and whether it is at rest. */
type Plate = { grams: number; isStable: boolean }

const talksEveryMs = 20
/** Its adapter, as most scales have it. */
const usual = { usbVendorId: 0x0403, usbProductId: 0x6001 }

/**
 * A scale at the end of a serial line, as a browser shows it to a page. It speaks its protocol: MT-SICS and 8217 answer, a
 * stream talks by itself (`ST,GS,+ 12.340kg`, `US` while it moves).
 */
export function openScaleOnALine(protocol: ScaleProtocol, { maxG, adapter = usual }: Made) {
  let plate: Plate = { grams: 0, isStable: true }
  const frame = () => frameOf(protocol, plate, maxG)
  const plug = openPlug(adapter, say => {
    const talking = protocol === 'ascii_stream' ? setInterval(() => say(frame()), talksEveryMs) : undefined
    return {
      hear: asked => {
        if (asked === questions[protocol]) say(frame())
      },
      end: () => clearInterval(talking),
    }
  })
  return {
    ...plug,
    serial: openLinesOfBrowser(plug).serial,
    put: (grams: number, { isStable = true }: { isStable?: boolean } = {}) => {
      plate = { grams, isStable }
    },
    /** In the middle of a frame, as it goes. */
    unplug: () => plug.unplug(frame().slice(0, 4)),
  }
}

type Made = { maxG: number; adapter?: { usbVendorId?: number; usbProductId?: number } }

const questions: Readonly<Record<ScaleProtocol, string | null>> = {
  mt_sics: 'SI\r\n',
  mettler_8217: 'W',
  ascii_stream: null,
}

function frameOf(protocol: ScaleProtocol, { grams, isStable }: Plate, maxG: number): string {
  const kg = (Math.abs(grams) / 1_000).toFixed(3)
  const state = grams > maxG ? 'over' : grams < 0 ? 'under' : isStable ? 'stable' : 'moving'
  if (protocol === 'ascii_stream') return `${isStable ? 'ST' : 'US'},GS,${grams < 0 ? '-' : '+'}${kg.padStart(7)}kg\r\n`
  if (protocol === 'mettler_8217')
    return { stable: `\u0002${kg.padStart(8, '0')}\r`, moving: '\u0002?A\r', over: '\u0002?B\r', under: '\u0002?D\r' }[
      state
    ]
  const weight = `${kg.padStart(9)} kg`
  return { stable: `S S ${weight}\r\n`, moving: `S D ${weight}\r\n`, over: 'S +\r\n', under: 'S -\r\n' }[state]
}
