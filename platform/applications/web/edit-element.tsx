import Box from '@mui/material/Box'
import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { CheckboxField } from '#kernel/web/kit/checkbox-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { type ElementBranch, isInMenu, RoutePath } from '../element.model.ts'
import { elementsCalls } from '../elements.calls.ts'
import { atOwnFields, NamesFields, namesShape, namesTyped } from '../names.web.tsx'

const schema = z.strictObject({ ...namesShape, routePath: RoutePath, availableOnMobile: z.boolean() })

/** Its names, whether phones show it, and its address where no code depends on it. */
export function EditElement({ element, onClose }: { element: ElementBranch; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const { id, name, names, routePath, availableOnMobile, declared, version, parentId } = element
  const { send } = useSend(elementsCalls.editElement)
  const save = async ({ routePath: address, availableOnMobile: onPhones, ...typed }: z.output<typeof schema>) => {
    const change = { id, version, name: namesTyped(typed), routePath: address, availableOnMobile: onPhones }
    await send(change).catch(atOwnFields)
    alert.success(t('applications.saved', { name: typed.fr }))
    onClose()
  }
  const isBound = declared || !isInMenu(element) || parentId === null
  return (
    <Dialog title={t('verb.editNamed', { name })} onClose={onClose}>
      <Form
        schema={schema}
        values={{ ...names, routePath, availableOnMobile }}
        onSubmit={save}
        submit={t('verb.save')}
        onCancel={onClose}
      >
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' }, pt: 1 }}>
          <NamesFields autoFocus />
        </Box>
        <TextField
          name="routePath"
          label={t('field.address')}
          disabled={isBound}
          {...(isBound && { help: t(declared ? 'applications.element.of-code' : 'applications.element.bound') })}
        />
        {isInMenu(element) && <CheckboxField name="availableOnMobile" label={t('applications.on-phones')} />}
      </Form>
    </Dialog>
  )
}
