/** A key that was pressed, by a person or by a reader of codes, and when, in milliseconds. */
export type TypedKey = { key: string; at: number; ctrlKey?: boolean; isRepeat?: boolean }

type Heard = {
  /** It follows no other: whoever undoes what a reader typed goes back to what stood before it. */
  isFirst: boolean
  /** What was read, once the reader ended it. */
  code?: string
}

/** The longest time between two keys of a reader, in milliseconds (design of seams, section 4, point 7): no finger is as fast. */
const slowestReader = 35
/** No label says less, and two fingers may fall at once. */
const shortestCode = 3
const ends = ['Enter', 'Tab']
const silent = ['Shift', 'Control', 'Alt', 'AltGraph', 'CapsLock']
/** FNC1 of a GS1 code, as readers play it. */
export const groupSeparator = '\u001d'

/**
 * Tells a reader that types its codes from a person: its keys come faster than fingers, and Enter or Tab ends them. Between
 * the fields of a GS1 code it types the group separator, as such or as Ctrl+].
 */
export function openWedge() {
  let code = ''
  let last = Number.NEGATIVE_INFINITY
  return (typed: TypedKey): Heard => {
    if (silent.includes(typed.key)) return { isFirst: false }
    const isFirst = typed.isRepeat === true || typed.at - last > slowestReader
    const before = isFirst ? '' : code
    const character = characterOf(typed)
    code = character === undefined ? '' : before + character
    last = typed.at
    return { isFirst, ...(ends.includes(typed.key) && before.length >= shortestCode && { code: before }) }
  }
}

function characterOf({ key, ctrlKey = false }: TypedKey) {
  if (ctrlKey) return key === ']' ? groupSeparator : undefined
  return key.length === 1 ? key : undefined
}
