import { diffArrays, diffWordsWithSpace } from 'diff'

export type Piece = { change: 'same' | 'added' | 'removed'; text: string }

/** A line of a text beside the same line of another: as it stands, gone, come, or with words gone and come in it. */
export type ComparedLine = { change: 'same' | 'added' | 'removed' | 'changed'; pieces: Piece[] }

/** Two texts line by line, and word by word where a line was written anew. */
export function compareLines(older: readonly string[], newer: readonly string[]): ComparedLine[] {
  const compared: ComparedLine[] = []
  let gone: string[] = []
  const goneAlone = () => compared.push(...gone.splice(0).map(text => whole('removed', text)))
  for (const { value, added, removed } of diffArrays([...older], [...newer])) {
    if (removed) gone = value
    else if (added) {
      compared.push(
        ...value.map(text => (gone.length > 0 ? rewritten(gone.shift() as string, text) : whole('added', text))),
      )
      goneAlone()
    } else {
      goneAlone()
      compared.push(...value.map(text => whole('same', text)))
    }
  }
  goneAlone()
  return compared
}

/** Lines around what changes, and for each run of others how many there are. */
export function withContext(lines: readonly ComparedLine[], around = 1): (ComparedLine | number)[] {
  const isNear = (at: number) =>
    lines.slice(Math.max(0, at - around), at + around + 1).some(({ change }) => change !== 'same')
  const shown: (ComparedLine | number)[] = []
  for (const [at, line] of lines.entries()) {
    const last = shown.at(-1)
    if (isNear(at)) shown.push(line)
    else if (typeof last === 'number') shown[shown.length - 1] = last + 1
    else shown.push(1)
  }
  return shown
}

const whole = (change: 'same' | 'added' | 'removed', text: string): ComparedLine => ({
  change,
  pieces: [{ change, text }],
})

const rewritten = (older: string, newer: string): ComparedLine => ({
  change: 'changed',
  pieces: diffWordsWithSpace(older, newer).map(({ value, added, removed }) => ({
    change: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  })),
})
