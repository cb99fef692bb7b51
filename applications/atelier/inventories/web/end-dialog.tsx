import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Confirm } from '#kernel/web/kit/confirm.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { inventoriesCalls } from '../inventories.calls.ts'
import type { Inventory } from '../inventory.model.ts'

/** What the end of a count changes, said before it does. */
export function EndDialog({
  inventory,
  isValidated,
  onClose,
}: {
  inventory: Inventory
  isValidated: boolean
  onClose: () => void
}) {
  const t = useT()
  const alert = useAlert()
  const { weight } = useFormat()
  const { id, version, lines, counted } = inventory
  const stays = { staysOnPage: true } as const
  const validation = useSend(inventoriesCalls.validateInventory, stays)
  const cancelling = useSend(inventoriesCalls.cancelInventory, stays)
  const total = lines.reduce((sum, { gapKg }) => sum + Math.round((gapKg ?? 0) * 1000), 0) / 1000
  return (
    <Confirm
      title={t(isValidated ? 'atelier.inventory.validate' : 'atelier.inventory.cancel')}
      verb={t(isValidated ? 'atelier.inventory.validate' : 'atelier.inventory.cancel')}
      isDestructive={!isValidated}
      onConfirm={async () => {
        await (isValidated ? validation.send({ id, version }) : cancelling.send({ id }))
        alert.success(t(isValidated ? 'atelier.inventory.validated' : 'atelier.inventory.cancelled'))
      }}
      onClose={onClose}
      refuse={t('verb.close')}
    >
      {isValidated
        ? t('atelier.inventory.validate-text', { weight: weight(total), left: lines.length - counted })
        : t('atelier.inventory.cancel-text')}
    </Confirm>
  )
}
