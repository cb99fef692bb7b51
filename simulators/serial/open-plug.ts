type Info = { usbVendorId?: number; usbProductId?: number }

/** What stands at the end of a line while it is open: it hears, and may talk by itself until its end. */
type Speaker = { hear: (text: string) => void; end?: () => void }

/** A device at the end of a serial line, with its plug: what `speak` begins for each opening of the line ends with it. */
export function openPlug(info: Info, speak: (say: (text: string) => void) => Speaker) {
  let line: ReturnType<typeof openLine> | undefined
  let isPlugged = true
  const watchers = new Set<() => void>()
  const port = {
    get readable() {
      return line?.readable() ?? null
    },
    get writable() {
      return line?.writable ?? null
    },
    open: async () => {
      if (!isPlugged || line) throw new DOMException('Failed to open serial port.', 'NetworkError')
      line = openLine(speak)
    },
    close: async () => {
      line?.end()
      line = undefined
    },
    getInfo: () => info,
  }
  return {
    port,
    isPlugged: () => isPlugged,
    onPlugged: (hear: () => void) => void watchers.add(hear),
    /** One byte comes wrong: the browser ends what it reads with an error, and goes on with another stream. */
    disturb: () => line?.disturb(),
    /** In the middle of what it says. */
    unplug: (lastWords = '') => {
      isPlugged = false
      line?.breakOff(lastWords)
    },
    plug: () => {
      isPlugged = true
      for (const hear of watchers) hear()
    },
  }
}

export type Plug = ReturnType<typeof openPlug>

function openLine(speak: (say: (text: string) => void) => Speaker) {
  let heard: ReadableStream<Uint8Array> | null = null
  let out: ReadableStreamDefaultController<Uint8Array>
  let isOver = false
  const say = (text: string) => {
    if (!isOver) out.enqueue(new TextEncoder().encode(text))
  }
  const listen = () => {
    heard = new ReadableStream<Uint8Array>({
      start: controller => {
        out = controller
      },
      cancel: () => end(),
    })
  }
  listen()
  const speaker = speak(say)
  const end = () => {
    isOver = true
    speaker.end?.()
  }
  const writable = new WritableStream<Uint8Array>({
    write: bytes => {
      if (heard === null) throw new DOMException('The device has been lost.', 'NetworkError')
      speaker.hear(new TextDecoder().decode(bytes))
    },
  })
  const disturb = () => {
    const former = out
    listen()
    former.error(new DOMException('Parity error.', 'ParityError'))
  }
  const breakOff = (lastWords: string) => {
    say(lastWords)
    end()
    heard = null
    out.error(new DOMException('The device has been lost.', 'NetworkError'))
  }
  return { readable: () => heard, writable, end, disturb, breakOff }
}
