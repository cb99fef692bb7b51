import { z } from 'zod'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { useCatalogue } from './catalogue.ts'

type Loop = { object: string; sortBy: string | null }
type Props = { loop: Loop; onSave: (loop: Loop) => void; onClose: () => void }

const schema = z.strictObject({ object: z.string().min(1), sortBy: z.string().optional() })

/** Which records a block is repeated for, and in which order. */
export function LoopDialog({ loop, onSave, onClose }: Props) {
  const t = useT()
  const objects = useCatalogue().objects.filter(({ many }) => many)
  const paths = objects.flatMap(({ object, label: of, variables }) =>
    variables.map(({ path, label }) => ({ value: `${object}.${path}`, label: `${of} · ${label}` })),
  )
  const save = ({ object, sortBy }: z.output<typeof schema>) => {
    onSave({ object, sortBy: sortBy?.startsWith(`${object}.`) ? sortBy : null })
    onClose()
  }
  return (
    <Dialog title={t('document-models.block.loop')} onClose={onClose}>
      <Form
        schema={schema}
        values={{ object: loop.object, sortBy: loop.sortBy ?? '' }}
        submit={t('document-models.apply')}
        onSubmit={save}
        onCancel={onClose}
        asksBeforeLeaving={false}
      >
        <SelectField
          name="object"
          label={t('document-models.repeated')}
          help={objects.length === 0 ? t('document-models.none-repeated') : ''}
          choices={objects.map(({ object, label }) => ({ value: object, label }))}
        />
        <SelectField
          name="sortBy"
          label={t('document-models.sorted-by')}
          choices={[{ value: '', label: t('document-models.as-they-come') }, ...paths]}
        />
      </Form>
    </Dialog>
  )
}
