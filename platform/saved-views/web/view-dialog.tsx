import { z } from 'zod'
import { raiseAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { type SavedView, viewName } from '../saved-view.model.ts'
import { savedViewsCalls } from '../saved-views.calls.ts'

type Props = {
  list: string
  query: string
  /** The one that gets another name; without it a new one is kept. */
  view?: SavedView
  onClose: () => void
}

const schema = z.object({ name: viewName })

/** Gives a view its name. */
export function ViewDialog({ list, query, view, onClose }: Props) {
  const t = useT()
  const saving = useSend(savedViewsCalls.saveView)
  const renaming = useSend(savedViewsCalls.editSavedView)
  const title = t(view ? 'saved-views.rename' : 'saved-views.keep')

  const submit = async ({ name }: z.output<typeof schema>) => {
    if (view) await renaming.send({ id: view.id, name })
    else await saving.send({ list, name, query })
    raiseAlert({ kind: 'success', text: t('saved-views.kept', { name }) })
    onClose()
  }

  return (
    <Dialog title={title} onClose={onClose}>
      <Form schema={schema} values={{ name: view?.name ?? '' }} onSubmit={submit} submit={title} onCancel={onClose}>
        <TextField name="name" label={t('saved-views.name')} help={t('saved-views.name-help')} autoFocus />
      </Form>
    </Dialog>
  )
}
