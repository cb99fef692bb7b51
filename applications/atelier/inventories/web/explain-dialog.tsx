import { z } from 'zod'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { textOrNone } from '#kernel/web/kit/text-or-none.ts'
import { inventoriesCalls } from '../inventories.calls.ts'
import { type Inventory, type InventoryLine, reasonsOfGap } from '../inventory.model.ts'

const explaining = z.strictObject({
  reasonCode: z.enum(reasonsOfGap),
  reason: textOrNone,
})

/** Why what was counted is not what was expected, of one lot or of several at once. */
export function ExplainDialog({
  inventory,
  lines,
  onClose,
}: {
  inventory: Inventory
  lines: readonly InventoryLine[]
  onClose: () => void
}) {
  const t = useT()
  const { send } = useSend(inventoriesCalls.explainGaps, { staysOnPage: true })
  return (
    <Dialog title={t('atelier.inventory.explain-count', { count: lines.length })} onClose={onClose} width="sm">
      <Form
        schema={explaining}
        values={{ reasonCode: lines[0]?.reasonCode ?? 'weighing_error', reason: lines[0]?.reason ?? '' }}
        submit={t('verb.save')}
        onSubmit={async why => {
          await send({ id: inventory.id, lineIds: lines.map(({ id }) => id), ...why })
          onClose()
        }}
        onCancel={onClose}
      >
        <SelectField
          name="reasonCode"
          label={t('field.reason')}
          choices={reasonsOfGap.map(value => ({ value, label: t(`atelier.inventory.reason.${value}`) }))}
        />
        <TextField name="reason" label={t('field.note')} />
      </Form>
    </Dialog>
  )
}
