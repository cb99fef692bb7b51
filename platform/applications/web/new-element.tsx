import Box from '@mui/material/Box'
import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { AutocompleteField } from '#kernel/web/kit/autocomplete-field.tsx'
import { CheckboxField } from '#kernel/web/kit/checkbox-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { type ElementBranch, ElementCode, elementKinds, isInMenu, RoutePath } from '../element.model.ts'
import { elementsCalls } from '../elements.calls.ts'
import { find } from './element-tree.ts'
import { atOwnFields, NamesFields, namesShape, namesTyped } from '../names.web.tsx'
import { NewElementPlace } from './new-element-place.tsx'
import { placesBelow } from './places-below.ts'

const schema = z.strictObject({
  kind: z.enum(elementKinds),
  parentId: z.string().min(1),
  ...namesShape,
  routePath: RoutePath,
  code: ElementCode.optional(),
  availableOnMobile: z.boolean(),
})

type Props = { parent: ElementBranch; tree: readonly ElementBranch[]; onClose: () => void }

/** A new element: one sees where it will stand as one types its name. */
export function NewElement({ parent, tree, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(elementsCalls.createElement)
  const save = async ({ kind, parentId, routePath, code, availableOnMobile, ...names }: z.output<typeof schema>) => {
    const above = find(tree, Number(parentId)) ?? parent
    const isRight = !isInMenu({ kind })
    const made = await send({
      kind,
      name: namesTyped(names),
      parentId: above.id,
      applicationId: above.ApplicationId ?? 0,
      elementLevelId: above.ElementLevelId + 1,
      routePath: isRight ? above.routePath : routePath,
      availableOnMobile: isRight ? false : availableOnMobile,
      ...(isRight && code !== undefined && { code }),
    }).catch(atOwnFields)
    alert.success(t('applications.element.created', { name: made.name, parent: above.name }))
    onClose()
  }
  return (
    <Dialog title={t('applications.element.new')} onClose={onClose}>
      <Form
        schema={schema}
        values={{
          kind: 'PAGE',
          parentId: String(parent.id),
          fr: '',
          en: '',
          es: '',
          ar: '',
          routePath: `${parent.routePath}/`,
          code: '',
          availableOnMobile: parent.availableOnMobile,
        }}
        onSubmit={save}
        submit={t('applications.element.create')}
        onCancel={onClose}
      >
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' }, pt: 1 }}>
          <SelectField
            name="kind"
            label={t('field.kind')}
            choices={elementKinds.map(kind => ({ value: kind, label: t(`applications.kind.${kind}`) }))}
          />
          <AutocompleteField name="parentId" label={t('applications.parent')} suggestions={placesBelow(tree)} />
          <NamesFields autoFocus />
        </Box>
        <NewElementPlace tree={tree} />
        <CheckboxField name="availableOnMobile" label={t('applications.on-phones')} />
      </Form>
    </Dialog>
  )
}
