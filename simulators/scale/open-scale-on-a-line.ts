import type { ScaleProtocol } from '#kernel/shared/scale-frames.ts'

/** What lies on the plate: grams, and whether it is at rest. */
type Plate = { grams: number; isStable: boolean }

const talksEveryMs = 20

/**
 * A scale at the end of a serial line, as a browser shows it to a page. It speaks its protocol: MT-SICS and 8217 answer, a
 * stream talks by itself (`ST,GS,+ 12.340kg`, `US` while it moves).
 */
export function openScaleOnALine(protocol: ScaleProtocol, { maxG }: { maxG: number }) {
  let plate: Plate = { grams: 0, isStable: true }
  let line: ReturnType<typeof openLine> | undefined
  let isPlugged = true
  let isGiven = false
  const connected = new Set<() => void>()
  const port = {
    get readable() {
      return line?.readable() ?? null
    },
    get writable() {
      return line?.writable ?? null
    },
    open: async () => {
      if (!isPlugged || line) throw new DOMException('Failed to open serial port.', 'NetworkError')
      line = openLine(protocol, () => frameOf(protocol, plate, maxG))
    },
    close: async () => {
      line?.end()
      line = undefined
    },
  }
  return {
    serial: {
      getPorts: async () => (isGiven && isPlugged ? [port] : []),
      requestPort: async () => {
        if (!isPlugged) throw new DOMException('No port selected by the user.', 'NotFoundError')
        isGiven = true
        return port
      },
      addEventListener: (_kind: 'connect', hear: () => void) => void connected.add(hear),
      removeEventListener: (_kind: 'connect', hear: () => void) => void connected.delete(hear),
    },
    put: (grams: number, { isStable = true }: { isStable?: boolean } = {}) => {
      plate = { grams, isStable }
    },
    /** One byte comes wrong: the browser ends what it reads with an error, and goes on with another stream. */
    disturb: () => line?.disturb(),
    /** In the middle of a frame, as it goes. */
    unplug: () => {
      isPlugged = false
      line?.breakOff()
    },
    plug: () => {
      isPlugged = true
      for (const hear of connected) hear()
    },
  }
}

function openLine(protocol: ScaleProtocol, frame: () => string) {
  let heard: ReadableStream<Uint8Array> | null = null
  let out: ReadableStreamDefaultController<Uint8Array>
  let isOver = false
  const listen = () => {
    heard = new ReadableStream<Uint8Array>({
      start: controller => {
        out = controller
      },
      cancel: () => end(),
    })
  }
  listen()
  const say = (text: string) => {
    if (!isOver) out.enqueue(new TextEncoder().encode(text))
  }
  const talking = protocol === 'ascii_stream' ? setInterval(() => say(frame()), talksEveryMs) : undefined
  const end = () => {
    isOver = true
    clearInterval(talking)
  }
  const writable = new WritableStream<Uint8Array>({
    write: question => {
      const asked = new TextDecoder().decode(question)
      if ((protocol === 'mt_sics' && asked === 'SI\r\n') || (protocol === 'mettler_8217' && asked === 'W')) say(frame())
    },
  })
  const disturb = () => {
    const former = out
    listen()
    former.error(new DOMException('Parity error.', 'ParityError'))
  }
  const breakOff = () => {
    say(frame().slice(0, 4))
    end()
    heard = null
    out.error(new DOMException('The device has been lost.', 'NetworkError'))
  }
  return { readable: () => heard, writable, end, disturb, breakOff }
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
