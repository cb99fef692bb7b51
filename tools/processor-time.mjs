import { readFileSync } from 'node:fs'

/** Of `/proc`, on every Linux. */
const ticksInSecond = 100

/** Seconds that ended children of this process and theirs have computed; nothing where the system does not tell. */
export function secondsOfChildren() {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8')
    const [user, system] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(14, 16).map(Number)
    return (user + system) / ticksInSecond
  } catch {
    return undefined
  }
}

/** One line a kind, in the order of their first work, which `spent` lists as pairs of a kind and its seconds. */
export function tableOf(spent) {
  const seconds = new Map()
  for (const [kind, more] of spent) seconds.set(kind, (seconds.get(kind) ?? 0) + more)
  const lines = [...seconds, ['Total', [...seconds.values()].reduce((all, more) => all + more, 0)]]
  const width = Math.max(...lines.map(([kind]) => kind.length))
  return [
    'Secondes de processeur',
    ...lines.map(([kind, sum]) => `${kind.padEnd(width)} ${sum.toFixed(0).padStart(6)}`),
  ].join('\n')
}
