import type { SoundName } from '../questions.model.ts'

/** Plays in a context, from an instant on, into what is heard. */
type Sound = (context: AudioContext, at: number, out: AudioNode) => void

/** Seconds. */
const length = 2.4

let context: AudioContext | undefined

/** Plays a sound that is made here, of tones and noise: no file is fetched. A former one stops. */
export async function play(name: SoundName) {
  await context?.close()
  context = new AudioContext()
  const out = new GainNode(context, { gain: 0.35 })
  out.connect(context.destination)
  sounds[name](context, context.currentTime + 0.05, out)
}

export async function silence() {
  await context?.close()
  context = undefined
}

type Tone = { type?: OscillatorType; from: number; to?: number; at: number; lasts: number; gain?: number }

/** One tone that swells and dies, gliding from a frequency to another (hertz). */
function tone(context: AudioContext, out: AudioNode, { type = 'sine', from, to = from, at, lasts, gain = 1 }: Tone) {
  const oscillator = new OscillatorNode(context, { type, frequency: from })
  oscillator.frequency.setValueAtTime(from, at)
  oscillator.frequency.linearRampToValueAtTime(to, at + lasts)
  oscillator.connect(swelling(context, out, { at, lasts, gain }))
  oscillator.start(at)
  oscillator.stop(at + lasts)
}

type Breath = { around: number; at: number; lasts: number; gain?: number; q?: number }

/** Noise around a frequency: water, wind, air. */
function breath(context: AudioContext, out: AudioNode, { around, at, lasts, gain = 1, q = 1 }: Breath) {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * lasts), context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1
  const source = new AudioBufferSourceNode(context, { buffer })
  const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: around, Q: q })
  source.connect(filter).connect(swelling(context, out, { at, lasts, gain }))
  source.start(at)
}

function swelling(
  context: AudioContext,
  out: AudioNode,
  { at, lasts, gain }: { at: number; lasts: number; gain: number },
) {
  const envelope = new GainNode(context, { gain: 0 })
  envelope.gain.setValueAtTime(0, at)
  envelope.gain.linearRampToValueAtTime(gain, at + Math.min(0.03, lasts / 4))
  envelope.gain.setValueAtTime(gain, at + lasts * 0.7)
  envelope.gain.linearRampToValueAtTime(0, at + lasts)
  envelope.connect(out)
  return envelope
}

/** Instants of something that comes back: each so many seconds. */
const every = (seconds: number, from = 0, to = length) =>
  Array.from({ length: Math.floor((to - from) / seconds) }, (_, index) => from + index * seconds)

const sounds: Record<SoundName, Sound> = {
  tractor: (context, at, out) => {
    for (const beat of every(0.085))
      tone(context, out, { type: 'sawtooth', from: 70, to: 45, at: at + beat, lasts: 0.075, gain: 0.8 })
    breath(context, out, { around: 180, at, lasts: length, gain: 0.5 })
  },
  cock: (context, at, out) => {
    const calls: [from: number, to: number, start: number, lasts: number][] = [
      [520, 640, 0, 0.18],
      [640, 720, 0.24, 0.16],
      [700, 980, 0.46, 0.3],
      [980, 560, 0.78, 1],
    ]
    for (const [from, to, start, lasts] of calls)
      tone(context, out, { type: 'sawtooth', from, to, at: at + start, lasts, gain: 0.35 })
  },
  bee: (context, at, out) => {
    tone(context, out, { type: 'sawtooth', from: 210, to: 245, at, lasts: length / 2, gain: 0.4 })
    tone(context, out, { type: 'sawtooth', from: 245, to: 195, at: at + length / 2, lasts: length / 2, gain: 0.4 })
    tone(context, out, { type: 'square', from: 216, to: 224, at, lasts: length, gain: 0.1 })
  },
  rain: (context, at, out) => {
    breath(context, out, { around: 5_200, at, lasts: length, gain: 0.7, q: 0.4 })
    for (const drop of every(0.11))
      breath(context, out, { around: 2_400, at: at + drop + Math.random() * 0.08, lasts: 0.03, gain: 0.9, q: 4 })
  },
  bell: (context, at, out) => {
    for (const stroke of every(0.8))
      for (const partial of [1, 1.48, 2.56])
        tone(context, out, { from: 560 * partial, at: at + stroke, lasts: 0.75, gain: 0.4 / partial })
  },
  cricket: (context, at, out) => {
    for (const chirp of every(0.4))
      for (const pulse of [0, 0.045, 0.09])
        tone(context, out, { from: 4_300, at: at + chirp + pulse, lasts: 0.035, gain: 0.5 })
  },
  drip: (context, at, out) => {
    for (const drop of every(0.6)) tone(context, out, { from: 700, to: 1_500, at: at + drop, lasts: 0.09, gain: 0.9 })
  },
  sprinkler: (context, at, out) => {
    for (const stroke of every(0.16))
      breath(context, out, { around: 3_200, at: at + stroke, lasts: 0.09, gain: 0.9, q: 0.8 })
  },
}
