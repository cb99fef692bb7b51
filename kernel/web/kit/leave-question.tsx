import { useT } from '../i18n.ts'
import { Confirm } from './confirm.tsx'

type Props = { of: 'page' | 'part'; onLeave: () => unknown; onStay: () => void }

/** What was typed and not saved would be lost: the page, or a part of it, is left all the same or not. */
export function LeaveQuestion({ of, onLeave, onStay }: Props) {
  const t = useT()
  return (
    <Confirm
      title={t(`kernel.form.leave-${of}-title`)}
      verb={t('kernel.form.leave')}
      refuse={t(`kernel.form.stay-${of}`)}
      isDestructive
      onConfirm={onLeave}
      onClose={onStay}
    >
      {t('kernel.form.leave-text')}
    </Confirm>
  )
}
