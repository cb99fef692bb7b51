/**
 * How scales speak over a serial line (design of lots and stock, section 5): MT-SICS and 8217 of Mettler-Toledo answer what
 * they are asked; others talk all the time, in a form that their user describes.
 */
export const scaleProtocols = ['mt_sics', 'mettler_8217', 'ascii_stream'] as const
export type ScaleProtocol = (typeof scaleProtocols)[number]

export type ScaleSpeech = {
  protocol: ScaleProtocol
  /** Of `ascii_stream`: a regular expression with the groups `weight` and, where the scale says them, `unit`, `stable`, `sign`. */
  pattern: string | null
}

/** What is sent to have a weight at once, stable or not; null of a scale that talks by itself. */
export const questionOf: Readonly<Record<ScaleProtocol, string | null>> = {
  mt_sics: 'SI\r\n',
  mettler_8217: 'W',
  ascii_stream: null,
}

export type ScaleReading = {
  state: 'stable' | 'moving' | 'over' | 'under'
  /** Null where the scale says its state alone. */
  grams: number | null
  /** As it was received, without what begins and ends it. */
  frame: string
}

/** Characters. A longer frame is noise, or the answer to a question that nobody asked. */
export const longestFrame = 64

/** What one frame says; null when it says nothing of a weight. A stream that tells no rest is moving as far as one frame shows. */
export function readFrame({ protocol, pattern }: ScaleSpeech, frame: string): ScaleReading | null {
  const read = protocol === 'ascii_stream' ? readStream(pattern ?? '', frame) : readers[protocol](frame)
  return read && { ...read, frame }
}

type Said = Omit<ScaleReading, 'frame'>

const readers = { mt_sics: readSics, mettler_8217: read8217 }
const sicsStates: Readonly<Record<string, ScaleReading['state']>> = { '+': 'over', '-': 'under', I: 'moving' }

function readSics(frame: string): Said | null {
  const [, alone = ''] = /^SI? ?([+\-I])$/.exec(frame) ?? []
  if (sicsStates[alone]) return { state: sicsStates[alone], grams: null }
  const [, rest, digits = '', unit = ''] = /^S ([SD]) +(-? *\d+(?:\.\d+)?) *(\w+)$/.exec(frame) ?? []
  const grams = inGrams(digits, unit)
  return grams === null ? null : { state: rest === 'S' ? 'stable' : 'moving', grams }
}

/** Bits of the byte that stands after the question mark, when there is no weight to tell; the others are of one that moves. */
const bitsOf8217 = { over: 2, under: 4 }

function read8217(frame: string): Said | null {
  const [, status] = /^\?(.)$/.exec(frame) ?? []
  if (status === undefined) {
    const [, digits = ''] = /^ *(\d+(?:\.\d+)?)N?$/.exec(frame) ?? []
    const grams = inGrams(digits, 'kg')
    return grams === null ? null : { state: 'stable', grams }
  }
  const bits = status.charCodeAt(0)
  if (bits & bitsOf8217.over) return { state: 'over', grams: null }
  return { state: bits & bitsOf8217.under ? 'under' : 'moving', grams: null }
}

function readStream(pattern: string, frame: string): Said | null {
  const groups = new RegExp(pattern).exec(frame)?.groups
  const grams = inGrams(`${groups?.sign ?? ''}${groups?.weight ?? ''}`, groups?.unit ?? 'kg')
  return grams === null ? null : { state: groups?.stable ? 'stable' : 'moving', grams }
}

const gramsIn: Readonly<Record<string, number>> = { g: 1, kg: 1_000, t: 1_000_000 }

function inGrams(digits: string, unit: string): number | null {
  const text = digits.replaceAll(' ', '').replace(',', '.')
  const factor = gramsIn[unit.toLowerCase()]
  return factor === undefined || !/^[+-]?\d+(\.\d+)?$/.test(text) ? null : Math.round(Number(text) * factor)
}

/** Whether a stream can be read by it: a regular expression that names its weight. */
export function isPatternOfStream(pattern: string): boolean {
  try {
    new RegExp(pattern)
    return pattern.includes('(?<weight>')
  } catch {
    return false
  }
}

/** A stream that tells no rest is at rest once this many equal frames came within so many milliseconds. */
const rest = { frames: 5, withinMs: 1_000 }
const begin = '\u0002'

/** Reads what comes in pieces, as a serial line gives it, with the milliseconds at which each came. */
export function openFrameReader(speech: ScaleSpeech): (piece: string, at: number) => ScaleReading[] {
  const tellsRest = speech.protocol !== 'ascii_stream' || (speech.pattern ?? '').includes('(?<stable>')
  let begun = ''
  let equal: { grams: number | null; since: number[] } = { grams: null, since: [] }
  const restOf = (reading: ScaleReading, at: number): ScaleReading => {
    if (tellsRest) return reading
    const before = equal.grams === reading.grams ? equal.since.filter(since => at - since <= rest.withinMs) : []
    equal = { grams: reading.grams, since: [...before, at] }
    return equal.since.length >= rest.frames ? { ...reading, state: 'stable' } : reading
  }
  return (piece, at) => {
    const [first = '', ...others] = piece.split(/[\r\n]/)
    const frames = [begun + first, ...others]
    // Of what never ends, as much is kept as shows that it is too long.
    begun = (frames.pop() ?? '').slice(0, longestFrame + 2)
    return frames
      .map(frame => (frame.startsWith(begin) ? frame.slice(1) : frame))
      .filter(frame => frame.trim() !== '' && frame.length <= longestFrame)
      .flatMap(frame => readFrame(speech, frame) ?? [])
      .map(reading => restOf(reading, at))
  }
}
