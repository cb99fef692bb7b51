/** Hertz and seconds: a low double stroke refuses, a short high one accepts. */
const sounds = { refused: { pitch: 180, strokes: 2, length: 0.22 }, done: { pitch: 880, strokes: 1, length: 0.08 } }

let context: AudioContext | undefined

/** A sound that is heard beside machines; silent where the browser has none. */
export function playSound(name: keyof typeof sounds) {
  if (typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  const { pitch, strokes, length } = sounds[name]
  for (let stroke = 0; stroke < strokes; stroke += 1) {
    const [tone, volume] = [context.createOscillator(), context.createGain()]
    const from = context.currentTime + stroke * length * 1.4
    tone.type = 'square'
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(0.25, from)
    volume.gain.exponentialRampToValueAtTime(0.001, from + length)
    tone.connect(volume).connect(context.destination)
    tone.start(from)
    tone.stop(from + length)
  }
}
