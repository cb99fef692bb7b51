import { z } from 'zod'
import { useT } from '#kernel/web/i18n.ts'
import { AutocompleteField } from '#kernel/web/kit/autocomplete-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { findNode, landingsOf, pathOf, type PlaceNode } from './place-nodes.ts'

type Props = {
  node: PlaceNode
  nodes: readonly PlaceNode[]
  onMove: (node: PlaceNode, holder: PlaceNode) => void
  onClose: () => void
}

const schema = z.strictObject({ holderId: z.string().min(1) })

/** Another site, or another unit, chosen by its name: for whoever does not drag. */
export function MovePlace({ node, nodes, onMove, onClose }: Props) {
  const t = useT()
  const move = ({ holderId }: z.output<typeof schema>) => {
    const holder = findNode(nodes, holderId)
    if (holder) onMove(node, holder)
    onClose()
  }
  return (
    <Dialog title={t('verb.moveNamed', { name: node.name })} width="xs" onClose={onClose}>
      <Form schema={schema} values={{ holderId: '' }} submit={t('verb.move')} onSubmit={move} onCancel={onClose}>
        <AutocompleteField
          name="holderId"
          label={t(node.kind === 'unit' ? 'rh.place.to-site' : 'rh.place.to-unit')}
          help={node.headcount > 0 ? t('rh.place.move-people', { count: node.headcount }) : ''}
          suggestions={landingsOf(nodes, node).map(one => ({ value: one.id, label: pathOf(one).join(' · ') }))}
        />
      </Form>
    </Dialog>
  )
}
