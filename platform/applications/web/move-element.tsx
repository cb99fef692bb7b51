import { z } from 'zod'
import { useT } from '#kernel/web/i18n.ts'
import { AutocompleteField } from '#kernel/web/kit/autocomplete-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import type { ElementBranch } from '../element.model.ts'
import { find, flat, type Move, moveTo } from './element-tree.ts'
import { placesBelow } from './places-below.ts'

type Props = {
  element: ElementBranch
  tree: readonly ElementBranch[]
  onMove: (element: ElementBranch, move: Move | undefined) => void
  onClose: () => void
}

const schema = z.strictObject({ parentId: z.string().min(1) })

/** Another parent, chosen by its name: for whoever does not drag. */
export function MoveElement({ element, tree, onMove, onClose }: Props) {
  const t = useT()
  const own = new Set(flat([element]).map(({ id }) => String(id)))
  const save = ({ parentId }: z.output<typeof schema>) => {
    const parent = find(tree, Number(parentId))
    if (parent) onMove(element, moveTo(tree, element, parent, 'inside'))
    onClose()
  }
  return (
    <Dialog title={t('verb.moveNamed', { name: element.name })} width="xs" onClose={onClose}>
      <Form
        schema={schema}
        values={{ parentId: String(element.parentId) }}
        onSubmit={save}
        submit={t('verb.move')}
        onCancel={onClose}
      >
        <AutocompleteField
          name="parentId"
          label={t('applications.parent')}
          help={t('applications.move-help')}
          suggestions={placesBelow(tree).filter(({ value }) => !own.has(value))}
        />
      </Form>
    </Dialog>
  )
}
