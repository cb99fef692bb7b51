import { useState } from 'react'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Confirm } from '#kernel/web/kit/confirm.tsx'
import type { Shortcut, shortcutIcons } from '../../shortcut.model.ts'
import { shortcutsCalls } from '../../shortcuts.calls.ts'

const sending = {
  staysOnPage: true,
}

/** Switching on and off at once; deleting once it was confirmed, by the question to draw. */
export function useActsOnShortcut() {
  const t = useT()
  const alert = useAlert()
  const edit = useSend(shortcutsCalls.editShortcut, sending)
  const remove = useSend(shortcutsCalls.deleteShortcut, sending)
  const [deleted, setDeleted] = useState<Shortcut | null>(null)

  const switchOn = ({ id, label, icon, url, ShortcutType, active, services, version }: Shortcut) =>
    edit.start({
      id,
      label,
      url,
      version,
      active: !active,
      icon: icon as (typeof shortcutIcons)[number],
      ShortcutType: ShortcutType.id,
      services: services.map(service => service.id),
    })
  const question = deleted && (
    <Confirm
      title={t('shortcuts.admin.delete-title', { label: deleted.label })}
      verb={t('shortcuts.admin.delete')}
      isDestructive
      onConfirm={async () => {
        await remove.send({ id: deleted.id })
        alert.success(t('shortcuts.admin.deleted', { label: deleted.label }))
      }}
      onClose={() => setDeleted(null)}
    >
      {t('shortcuts.admin.delete-text')}
    </Confirm>
  )
  return { switchOn, askDelete: setDeleted, question }
}
