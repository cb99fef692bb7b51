import { fireEvent } from '@testing-library/react'

/** Milliseconds: readers are that fast, whatever the machine that the test runs on. */
const gap = 8
let last = 0

/** What a reader of codes types on whatever has the focus: the code, and Enter. */
export function scanWithReader(code: string) {
  last += 1_000
  for (const key of [...code, 'Enter']) {
    last += gap
    const typed = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
    Object.defineProperty(typed, 'timeStamp', { value: last })
    fireEvent(document.activeElement ?? document.body, typed)
  }
}
