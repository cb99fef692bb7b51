import Typography from '@mui/material/Typography'
import { z } from 'zod'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import type { CustomField, FieldOption } from '../../custom-field.model.ts'
import { customFieldsCalls } from '../../custom-fields.calls.ts'

const nothing = 'nothing'
const Unused = z.object({})
const Replaced = z.object({ to: z.string().min(1) })

type Props = {
  field: CustomField
  option: FieldOption
  /** Those that may stand in its place. */
  others: readonly FieldOption[]
  isRequired: boolean
  onRemove: (to: string | null) => void
  onClose: () => void
}

/** Takes an option away; where records choose it, asks what they shall hold instead. */
export function RemoveOption({ field, option, others, isRequired, onRemove, onClose }: Props) {
  const t = useT()
  const { data, error, refetch } = useCall(
    customFieldsCalls.getOptionUses,
    { id: field.id, option: option.id },
    { staysOnPage: true },
  )
  const remove = (to: string | null) => {
    onRemove(to)
    onClose()
  }
  const shared = { submit: t('configuration.option-removal-verb'), isDestructive: true, onCancel: onClose }
  const choices = [
    ...others.map(({ id, label }) => ({ value: id, label })),
    ...(isRequired ? [] : [{ value: nothing, label: t('configuration.option-nothing') }]),
  ]
  return (
    <Dialog title={t('configuration.option-removal', { option: option.label })} width="xs" onClose={onClose}>
      {error && !data && <Failed error={error} onRetry={refetch} />}
      {!data && !error && <LinesSkeleton lines={2} />}
      {data?.uses === 0 && (
        <Form schema={Unused} values={{}} onSubmit={() => remove(null)} {...shared}>
          <Typography>{t('configuration.option-unused')}</Typography>
        </Form>
      )}
      {data && data.uses > 0 && (
        <Form
          schema={Replaced}
          values={{ to: '' }}
          onSubmit={({ to }) => remove(to === nothing ? null : to)}
          asksBeforeLeaving={false}
          {...shared}
        >
          <Typography>{t('configuration.option-used', { count: data.uses })}</Typography>
          <SelectField name="to" label={t('configuration.option-instead')} choices={choices} />
        </Form>
      )}
    </Dialog>
  )
}
