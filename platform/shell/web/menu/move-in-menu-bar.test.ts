import { describe, expect, it } from 'vitest'
import type { BarEntry } from './bar-entry.ts'
import { moveInMenuBar, type PlaceInBar } from './move-in-menu-bar.ts'

const entry = (key: string, children: readonly BarEntry[] = []): BarEntry => ({
  key,
  name: key,
  to: `/${key}`,
  isCurrent: false,
  children,
})
const entries = [
  entry('accueil'),
  entry('atelier', [entry('pesee'), entry('stock', [entry('brut'), entry('fini')])]),
  entry('rh', [entry('salaries')]),
]

const keys = { down: 'ArrowDown', up: 'ArrowUp', left: 'ArrowLeft', right: 'ArrowRight' }

/** Where a series of keys leads, from the first entry with everything closed. */
const after = (pressed: readonly string[], isRtl = false) =>
  pressed.reduce<PlaceInBar>((place, key) => moveInMenuBar(key, { entries, ...place, isRtl }) ?? place, {
    focus: 'accueil',
    open: [],
  })

const { down, up, left, right } = keys

describe('the keyboard in the menu along the top', () => {
  it.each([
    ['goes from one application to the next, around the end', [right, right, right], 'accueil', []],
    ['opens an application and stands on its first page', [right, down], 'pesee', ['atelier']],
    ['opens it from below on its last', [right, up], 'stock', ['atelier']],
    ['opens what is inside, at the side', [right, down, down, right], 'brut', ['atelier', 'stock']],
    ['comes back from there to what it opened', [right, down, down, right, left], 'stock', ['atelier']],
    ['takes the open list along to the next application', [right, down, right], 'rh', ['rh']],
    ['goes around the end of a list', [right, down, down, down], 'pesee', ['atelier']],
    ['closes one list at a time', [right, down, down, right, 'Escape'], 'stock', ['atelier']],
    ['closes the last and stands on its application', [right, down, 'Escape'], 'atelier', []],
    ['finds an entry by its first letter', ['r'], 'rh', []],
    ['goes to both ends', ['End', 'Home', 'End'], 'rh', []],
  ] as const)('%s', (_what, pressed, focus, open) => {
    expect(after(pressed)).toEqual({ focus, open })
  })

  it('is mirrored where one reads from right to left', () => {
    expect(after([left, down, down, left], true)).toEqual({ focus: 'brut', open: ['atelier', 'stock'] })
    expect(after([left, down, down, left, right], true).focus).toBe('stock')
  })

  it('leaves to the browser what a menu has no use for', () => {
    const standing = { entries, focus: 'accueil', open: [], isRtl: false }
    for (const key of ['Tab', 'Enter', 'F5', 'ArrowDown']) expect(moveInMenuBar(key, standing)).toBeUndefined()
  })
})
