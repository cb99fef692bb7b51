import { openFrameReader, questionOf, type ScaleReading, type ScaleSpeech } from '#kernel/shared/scale-frames.ts'
import { askForLine, keepLine, lineFor } from './lines.ts'
import { type LineSettings, type Serial, type SerialPort, serialOfBrowser } from './serial.ts'

export type ScaleSettings = ScaleSpeech &
  Omit<LineSettings, 'baudRate'> & {
    /** Bits a second. */
    baud: number
    /** What it may bear, in grams. */
    maxG: number
  }

export type ScaleFace = {
  /** `none`: nobody gave it to this page yet; `waiting`: it is open and says nothing; `lost`: it was unplugged, or another program has it. */
  state: 'none' | 'waiting' | ScaleReading['state'] | 'lost'
  grams: number | null
  frame: string | null
  /** This weight was used: it counts again once the plate has moved. */
  isUsed: boolean
}

export type Scale = {
  face: () => ScaleFace
  /** Told of each change; the answer stops it. */
  watch: (hear: () => void) => () => void
  /** Has the person give a line to the page, which then is that of the scale; nothing happens when none is given. */
  choose: () => Promise<void>
  /** This line is that of the scale at this device from now on. */
  take: (port: SerialPort) => Promise<void>
  /** The weight that stands was used. */
  use: () => void
  close: () => Promise<void>
}

/** Milliseconds between two questions, and after which a scale that says nothing waits. */
const askEveryMs = 200
const silentAfterMs = 1_000

/** Of a scale that is not read. */
export const noFace: ScaleFace = { state: 'none', grams: null, frame: null, isUsed: false }

/** A line is opened once what closes it has ended. */
let closing: Promise<unknown> = Promise.resolve()

/** Reads a scale for as long as it is not closed: opens the line that serves it here, and opens it again when it is back. */
export function openScale(settings: ScaleSettings, serial: Serial | undefined = serialOfBrowser()): Scale {
  const hearers = new Set<() => void>()
  let face = noFace
  let present: { port: SerialPort; over: AbortController } | undefined
  let isClosed = false
  const show = (next: ScaleFace) => {
    face = next
    for (const hear of hearers) hear()
  }
  const showReading = ({ state, grams, frame }: ScaleReading) => {
    const isTooMuch = grams !== null && grams > settings.maxG
    const isUsed = face.isUsed && state === 'stable' && grams === face.grams
    show({ state: isTooMuch ? 'over' : state, grams, frame, isUsed })
  }
  const wait = () => show({ ...noFace, state: 'waiting' })
  const read = async (port: SerialPort) => {
    if (isClosed || port === present?.port) return
    present?.over.abort()
    const own = { port, over: new AbortController() }
    present = own
    wait()
    await closing
    if (own.over.signal.aborted) return
    try {
      await port.open({ baudRate: settings.baud, ...lineOf(settings) })
      const reading = readUntilGone(port, settings, { over: own.over.signal, hear: showReading, wait })
      closing = reading.catch(() => undefined)
      await reading
    } catch {
      // Unplugged, or open elsewhere: the face says so.
    }
    if (own.over.signal.aborted) return
    present = undefined
    show({ ...noFace, state: 'lost' })
  }
  const reopen = async () => {
    const port = serial && (await lineFor('scale', serial))
    if (port) await read(port)
  }
  const take = async (port: SerialPort) => {
    if (serial) await keepLine('scale', port, serial)
    void read(port)
  }
  const onConnect = () => void reopen()
  serial?.addEventListener('connect', onConnect)
  onConnect()
  return {
    face: () => face,
    watch: hear => {
      hearers.add(hear)
      return () => hearers.delete(hear)
    },
    choose: async () => {
      const port = serial && (await askForLine(serial))
      if (port) await take(port)
    },
    take,
    use: () => show({ ...face, isUsed: true }),
    close: async () => {
      isClosed = true
      serial?.removeEventListener('connect', onConnect)
      present?.over.abort()
      await closing
    },
  }
}

const lineOf = ({ dataBits, parity, stopBits }: ScaleSettings) => ({ dataBits, parity, stopBits })

type Heard = { over: AbortSignal; hear: (reading: ScaleReading) => void; wait: () => void }

/** Ends once the line is gone, or nobody reads it any more; it is closed then. @throws Error when it does not open or is ended */
async function readUntilGone(port: SerialPort, speech: ScaleSpeech, { over, hear, wait }: Heard) {
  const frames = openFrameReader(speech)
  const decoder = new TextDecoder('latin1')
  const pen = port.writable?.getWriter()
  if (!port.readable || !pen) throw new Error('the line of the scale does not open')
  const question = questionOf[speech.protocol]
  let heardAt = performance.now()
  const asking = setInterval(() => {
    if (question !== null) pen.write(new TextEncoder().encode(question)).catch(() => undefined)
    if (performance.now() - heardAt > silentAfterMs) wait()
  }, askEveryMs)
  const hearPiece = (piece: Uint8Array) => {
    heardAt = performance.now()
    for (const reading of frames(decoder.decode(piece), heardAt)) hear(reading)
  }
  try {
    while (port.readable && !over.aborted) await readStream(port.readable, over, hearPiece)
  } finally {
    clearInterval(asking)
    pen.releaseLock()
    await port.close().catch(() => undefined)
  }
}

/**
 * Until it fails: of a line that stands, for the parity of one byte say, which has another stream then (Web Serial, 4.4).
 * @throws Error once the other side has closed the line
 */
async function readStream(stream: ReadableStream<Uint8Array>, over: AbortSignal, hear: (piece: Uint8Array) => void) {
  const pieces = stream.getReader()
  const stop = () => void pieces.cancel().catch(() => undefined)
  over.addEventListener('abort', stop, { once: true })
  try {
    for (;;) {
      const piece = await pieces.read().catch(() => undefined)
      if (piece === undefined || over.aborted) return
      if (piece.done) throw new Error('the line of the scale was closed')
      hear(piece.value)
    }
  } finally {
    over.removeEventListener('abort', stop)
    pieces.releaseLock()
  }
}
