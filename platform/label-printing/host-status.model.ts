/** What keeps a printer from printing, and what somebody at it can mend. */
export const printerTroubles = ['paper-out', 'ribbon-out', 'head-open', 'paused'] as const
export type PrinterTrouble = (typeof printerTroubles)[number]

/** Asks a printer that speaks ZPL how it stands: it answers whatever else it does. */
export const askHostStatus = '~HS'

/** What stands around each frame. */
const [begin, end] = ['\u0002', '\u0003']

/** Where each trouble stands: which frame, which of its fields (Zebra, ZPL II Programming Guide, Host Status Return). */
const places: Readonly<Record<PrinterTrouble, readonly [frame: number, field: number]>> = {
  'head-open': [1, 2],
  'paper-out': [0, 1],
  'ribbon-out': [1, 3],
  paused: [0, 2],
}

/** What keeps it from printing, null when nothing does; undefined until both frames that say so have come. */
export function readHostStatus(heard: string): PrinterTrouble | null | undefined {
  const ended = heard.split(begin).filter(frame => frame.includes(end))
  const frames = ended.map(frame => frame.slice(0, frame.indexOf(end)).split(','))
  if (frames.length < 2) return undefined
  const troubles = Object.keys(places) as PrinterTrouble[]
  return troubles.find(trouble => frames[places[trouble][0]]?.[places[trouble][1]] === '1') ?? null
}
