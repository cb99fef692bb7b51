import type { Direction, Line } from './element-tree.ts'

const isMirrored = () => document.documentElement.dir === 'rtl'

/** What an arrow means: the way in is the way one reads. */
export function directionOfKey(key: string): Direction | undefined {
  if (key === 'ArrowUp') return 'up'
  if (key === 'ArrowDown') return 'down'
  if (key === 'ArrowRight') return isMirrored() ? 'out' : 'in'
  if (key === 'ArrowLeft') return isMirrored() ? 'in' : 'out'
  return undefined
}

/** Where a key leads from a line; `toggle` where it opens or closes it. */
export function neighbourOf(lines: readonly Line[], line: Line, key: string): Line | 'toggle' | undefined {
  const index = lines.indexOf(line)
  if (key === 'Home') return lines[0]
  if (key === 'End') return lines.at(-1)
  const direction = directionOfKey(key)
  if (direction === 'up') return lines[index - 1]
  if (direction === 'down') return lines[index + 1]
  if (direction === 'in')
    return line.hasChildren && !line.isOpen ? 'toggle' : line.isOpen ? lines[index + 1] : undefined
  if (direction !== 'out') return undefined
  if (line.isOpen) return 'toggle'
  return lines.find(({ element }) => element.id === line.parent?.id)
}
