import { useT } from '#kernel/web/i18n.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { flat, type PlaceNode } from './place-nodes.ts'

/** How many living places there are of each kind, and how many people they hold. */
export function PlacesInWords({ nodes }: { nodes: readonly PlaceNode[] }) {
  const t = useT()
  const { number } = useFormat()
  const living = flat(nodes).filter(({ archivedAt }) => !archivedAt)
  const counted = (['site', 'unit', 'subunit'] as const).map(kind => {
    const count = living.filter(node => node.kind === kind).length
    return t(`rh.places.count-${kind}`, { count, number: number(count) })
  })
  const people = nodes.reduce((sum, { headcount }) => sum + headcount, 0)
  return [...counted, t('rh.places.count-people', { count: people, number: number(people) })].join(' · ')
}
