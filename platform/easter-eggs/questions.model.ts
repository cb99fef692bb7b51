import { questionsOfGame } from './easter-egg.model.ts'

/** What is heard in the yard and the fields. */
export const soundNames = ['tractor', 'cock', 'bee', 'rain', 'bell', 'cricket', 'drip', 'sprinkler'] as const
export type SoundName = (typeof soundNames)[number]

export type Question = { sound: SoundName; choices: readonly SoundName[] }

const choicesOfQuestion = 4

/** The questions of a game: the same for everybody who is given its address. */
export function questionsOf(game: string): Question[] {
  const draw = drawing(game)
  return shuffled(soundNames, draw)
    .slice(0, questionsOfGame)
    .map(sound => {
      const others = shuffled(
        soundNames.filter(name => name !== sound),
        draw,
      )
      return { sound, choices: shuffled([sound, ...others.slice(0, choicesOfQuestion - 1)], draw) }
    })
}

function shuffled<Item>(items: readonly Item[], draw: () => number): Item[] {
  const rest = [...items]
  return items.map(() => rest.splice(Math.floor(draw() * rest.length), 1)[0] as Item)
}

/** Numbers from 0 to 1 that a word alone decides (mulberry32). */
function drawing(word: string) {
  let state = [...word].reduce(
    (sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16_777_619),
    2_166_136_261,
  )
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
