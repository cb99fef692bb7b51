import Alert from '@mui/material/Alert'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { FlowGraph } from '#kernel/web/kit/flow-graph.tsx'
import type { FlowNode } from '#kernel/web/kit/flow-layout.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { TraceLink, TraceNode } from '../trace.model.ts'

type Graph = { nodes: readonly WireNode[]; links: readonly TraceLink[]; isMore: boolean }
type WireNode = TraceNode

type Props = {
  graph: Graph
  /** Whose way it is: `lot:…`. */
  self: string
  /** Whether what it became is to be looked at: it is held. */
  isAlarming: boolean
  addressOf: (node: WireNode) => string | undefined
}

const keyOf = ({ kind, id }: WireNode) => `${kind}:${id}`

/** The way of goods from blocks and growers to customers, as wide as what went there. */
export function TraceDrawing({ graph, self, isAlarming, addressOf }: Props) {
  const t = useT()
  const { weight, number, date } = useFormat()
  const after = reachedFrom(self, graph.links)
  const toneOf = (key: string): FlowNode['tone'] => {
    if (key === self) return 'self'
    if (after.has(key)) return isAlarming ? 'touched' : 'plain'
    return 'origin'
  }
  const detailOf = (node: WireNode) => {
    if (node.kind === 'pallet')
      return [t('trace.pallets', { count: Number(node.detail ?? 1) }), node.kg !== null && weight(node.kg)]
        .filter(Boolean)
        .join(' · ')
    if (node.kind === 'customer') return node.on ? t('trace.delivered', { date: date(node.on) }) : undefined
    if (node.kind === 'lot') return [node.kg !== null && weight(node.kg), node.detail].filter(Boolean).join(' · ')
    return node.detail ?? undefined
  }
  if (graph.nodes.length < 2) return <Empty title={t('trace.alone')} text={t('trace.alone-text')} />
  const columns = new Map(graph.nodes.map(node => [keyOf(node), node.lotKind ?? node.kind]))
  return (
    <>
      {graph.isMore && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('trace.more', { count: graph.nodes.length, number: number(graph.nodes.length) })}
        </Alert>
      )}
      <FlowGraph
        label={t('trace.way')}
        nodes={graph.nodes.map(node => ({
          key: keyOf(node),
          title: node.label,
          detail: detailOf(node),
          tone: toneOf(keyOf(node)),
          to: addressOf(node),
        }))}
        links={graph.links.map(({ from, to, kg }) => ({ from, to, weight: kg }))}
        columnLabel={own => {
          const present = [...new Set(own.map(({ key }) => columns.get(key)))]
          return present.map(column => t(`trace.column.${column}`)).join(', ')
        }}
      />
    </>
  )
}

/** All that the links lead to from here. */
function reachedFrom(start: string, links: readonly TraceLink[]): ReadonlySet<string> {
  const reached = new Set<string>()
  const front = [start]
  for (let key = front.pop(); key !== undefined; key = front.pop()) {
    for (const link of links) {
      if (link.from !== key || reached.has(link.to)) continue
      reached.add(link.to)
      front.push(link.to)
    }
  }
  return reached
}
