import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { NotificationChoices } from './notification-choices.tsx'

export function ChoicesDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  return (
    <Dialog title={t('notifications.choices.title')} onClose={onClose} width="md">
      <NotificationChoices />
    </Dialog>
  )
}
