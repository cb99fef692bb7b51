import { type BarEntry, trailIn } from './bar-entry.ts'

/** Which entry has the focus, and which ones show what is below them. */
export type PlaceInBar = { focus: string; open: readonly string[] }

type Standing = {
  entries: readonly BarEntry[]
  /** Key of the entry that has the focus. */
  focus: string
  open: readonly string[]
  isRtl: boolean
}

const keysOf = (trail: readonly BarEntry[]) => trail.map(({ key }) => key)

/** Where a key of the keyboard leads in a menu bar (WAI-ARIA, menubar pattern); nothing when it means nothing there. */
export function moveInMenuBar(pressed: string, { entries, focus, open, isRtl }: Standing): PlaceInBar | undefined {
  const trail = trailIn(entries, focus)
  const entry = trail?.at(-1)
  const top = trail?.[0]
  if (!trail || !entry || !top) return undefined
  const above = trail.slice(0, -1)
  const isOnTop = above.length === 0
  const siblings = above.at(-1)?.children ?? entries
  const [forward, backward] = isRtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']

  const stayAt = (index: number): PlaceInBar | undefined => {
    const next = siblings.at(index % siblings.length)
    return next && { focus: next.key, open: isOnTop ? openAt(next) : keysOf(above) }
  }
  const openAt = (next: BarEntry) => (open.length > 0 && next.children.length > 0 ? [next.key] : [])
  const step = (by: number) => stayAt(siblings.indexOf(entry) + by)
  const enter = (index: number): PlaceInBar | undefined => {
    const child = entry.children.at(index)
    return child && { focus: child.key, open: keysOf(trail) }
  }
  const toOtherTop = (by: number): PlaceInBar | undefined => {
    const next = entries.at((entries.indexOf(top) + by) % entries.length)
    return next && { focus: next.key, open: openAt(next) }
  }
  const goUp = (): PlaceInBar => ({ focus: above.at(-1)?.key ?? focus, open: keysOf(above.slice(0, -1)) })

  switch (pressed) {
    case forward:
      return isOnTop ? step(1) : (enter(0) ?? toOtherTop(1))
    case backward:
      return above.length > 1 ? goUp() : isOnTop ? step(-1) : toOtherTop(-1)
    case 'ArrowDown':
      return isOnTop ? enter(0) : step(1)
    case 'ArrowUp':
      return isOnTop ? enter(-1) : step(-1)
    case 'Enter':
    case ' ':
      return enter(0)
    case 'Home':
      return stayAt(0)
    case 'End':
      return stayAt(siblings.length - 1)
    case 'Escape':
      return isOnTop ? { focus, open: [] } : goUp()
    default:
      return byLetter(pressed, siblings, entry, above)
  }
}

/** The next entry that begins with a typed letter. */
function byLetter(
  pressed: string,
  siblings: readonly BarEntry[],
  entry: BarEntry,
  above: readonly BarEntry[],
): PlaceInBar | undefined {
  if (pressed.length !== 1) return undefined
  const letter = pressed.toLocaleLowerCase()
  const place = siblings.indexOf(entry) + 1
  const next = [...siblings.slice(place), ...siblings.slice(0, place)].find(({ name }) =>
    name.toLocaleLowerCase().startsWith(letter),
  )
  return next && { focus: next.key, open: keysOf(above) }
}
