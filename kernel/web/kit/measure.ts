/** What is measured over time: a value at each moment of a picture, null where nothing is known. */
export type Measure = {
  name: string
  values: readonly (number | null)[]
  /** A value as people read it: `12 ms`. */
  written: (value: number) => string
  tone?: 'primary' | 'info' | 'warning' | 'error' | 'success' | 'secondary'
  /** Of another unit than the others: it has its own scale, at the end of the picture. */
  isOnSecondScale?: boolean
  /** By moment: what somebody estimated, drawn dotted and told by a sign. */
  estimated?: readonly boolean[]
}
