import { z } from 'zod'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { questionnairesCalls } from '../../questionnaires.calls.ts'

const TypedName = z.object({ name: z.string().trim().min(1).max(120) })

type Props = { elementId: number; onCreated: (id: string) => void; onClose: () => void }

/** A questionnaire begins with its name; its questions are written after. */
export function NewQuestionnaireDialog({ elementId, onCreated, onClose }: Props) {
  const t = useT()
  const creation = useSend(questionnairesCalls.createQuestionnaire, {
    staysOnPage: true,
  })
  const create = async ({ name }: z.output<typeof TypedName>) => {
    const { id } = await creation.send({ elementId, name })
    onClose()
    onCreated(id)
  }
  return (
    <Dialog title={t('configuration.questionnaires.add')} width="xs" onClose={onClose}>
      <Form
        schema={TypedName}
        values={{ name: '' }}
        submit={t('configuration.questionnaires.create')}
        onSubmit={create}
        onCancel={onClose}
      >
        <TextField name="name" label={t('configuration.questionnaires.name')} autoFocus />
      </Form>
    </Dialog>
  )
}
