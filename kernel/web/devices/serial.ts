/** The serial lines of a browser, as far as scales and printers need them: Chrome, Edge and Firefox have them, Safari has not. */
export type Serial = {
  /** Those that a person gave to this page before. */
  getPorts: () => Promise<readonly SerialPort[]>
  /** Asks the person, who must just have tapped. Rejects when none is chosen. */
  requestPort: () => Promise<SerialPort>
  addEventListener: (kind: 'connect', hear: () => void) => void
  removeEventListener: (kind: 'connect', hear: () => void) => void
}

export type SerialPort = {
  readable: ReadableStream<Uint8Array> | null
  writable: WritableStream<Uint8Array> | null
  open: (line: LineSettings) => Promise<void>
  close: () => Promise<void>
  getInfo: () => PortInfo
}

/** What an adapter says it is; a line of the machine itself, or over Bluetooth, says nothing. */
export type PortInfo = { usbVendorId?: number; usbProductId?: number }

export type LineSettings = {
  baudRate: number
  dataBits: 7 | 8
  parity: 'none' | 'even' | 'odd'
  stopBits: 1 | 2
  /** `hardware`: the other side says by a wire of its own when it is full. */
  flowControl?: 'none' | 'hardware'
}

export const serialOfBrowser = () => (navigator as { serial?: Serial }).serial
