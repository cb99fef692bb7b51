export type FlowNode = {
  key: string
  title: string
  detail?: string | undefined
  tone: 'origin' | 'self' | 'touched' | 'plain'
  to?: string | undefined
}
export type FlowLink = { from: string; to: string; weight: number }

export type PlacedNode = FlowNode & { column: number; top: number }
export type PlacedLink = FlowLink & { path: string; width: number }

export const nodeHeight = 52
const gap = 14
const widest = 22
const thinnest = 2

/** Columns from where goods come to where they went: a node stands after all that leads to it. */
export function columnsOf(nodes: readonly FlowNode[], links: readonly FlowLink[]): ReadonlyMap<string, number> {
  const before = Map.groupBy(links, ({ to }) => to)
  const columns = new Map<string, number>()
  const columnOf = (key: string, seen: ReadonlySet<string>): number => {
    const known = columns.get(key)
    if (known !== undefined || seen.has(key)) return known ?? 0
    const deeper = new Set([...seen, key])
    const column = Math.max(-1, ...(before.get(key) ?? []).map(({ from }) => columnOf(from, deeper))) + 1
    columns.set(key, column)
    return column
  }
  for (const { key } of nodes) columnOf(key, new Set())
  return columns
}

type Size = { columnWidth: number; nodeWidth: number }

/** Where each node stands, and the ribbons between them, as wide as what they carry. */
export function layOut(nodes: readonly FlowNode[], links: readonly FlowLink[], { columnWidth, nodeWidth }: Size) {
  const columns = columnsOf(nodes, links)
  const placed = new Map<string, PlacedNode>()
  const count = Math.max(0, ...columns.values()) + 1
  const perColumn = Array.from({ length: count }, (_, column) => nodes.filter(({ key }) => columns.get(key) === column))
  const height = Math.max(...perColumn.map(({ length }) => length), 1) * (nodeHeight + gap) - gap
  for (const [column, own] of perColumn.entries()) {
    const wished = own
      .map(node => ({ node, at: centreOf(node.key, links, placed) }))
      .toSorted((one, other) => one.at - other.at)
    const free = height - own.length * (nodeHeight + gap) + gap
    for (const [row, { node }] of wished.entries()) {
      const top =
        own.length === 1 ? free / 2 : (free / Math.max(own.length, 1)) * (row + 0.5) + row * (nodeHeight + gap)
      placed.set(node.key, { ...node, column, top })
    }
  }
  const most = Math.max(...links.map(({ weight }) => weight), 1)
  const drawn = links.flatMap(link => {
    const [from, to] = [placed.get(link.from), placed.get(link.to)]
    if (!from || !to) return []
    const start = { x: from.column * columnWidth + nodeWidth, y: from.top + nodeHeight / 2 }
    const end = { x: to.column * columnWidth, y: to.top + nodeHeight / 2 }
    const middle = (start.x + end.x) / 2
    const path = `M${start.x} ${start.y}C${middle} ${start.y} ${middle} ${end.y} ${end.x} ${end.y}`
    return [{ ...link, path, width: Math.max((link.weight / most) * widest, thinnest) }]
  })
  return { nodes: [...placed.values()], links: drawn as PlacedLink[], columns: count, height }
}

/** Beside what leads to it: the mean of their places. */
function centreOf(key: string, links: readonly FlowLink[], placed: ReadonlyMap<string, PlacedNode>) {
  const tops = links.flatMap(({ from, to }) => (to === key ? (placed.get(from)?.top ?? []) : []))
  return tops.length > 0 ? tops.reduce((all, top) => all + top, 0) / tops.length : 0
}
