import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Confirm } from '#kernel/web/kit/confirm.tsx'
import type { ElementBranch } from '../element.model.ts'
import { elementsCalls } from '../elements.calls.ts'

/** Whoever had it has it again. */
export function RestoreElement({ element: { id, name }, onClose }: { element: ElementBranch; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(elementsCalls.archiveElement)
  const restore = async () => {
    await send({ id, archived: false })
    alert.success(t('kernel.record.was-restored', { name }))
  }
  return (
    <Confirm
      title={t('applications.restore.of', { name })}
      verb={t('applications.restore.verb')}
      onConfirm={restore}
      onClose={onClose}
    >
      {t('applications.restore.text')}
    </Confirm>
  )
}
