import { useT } from '#kernel/web/i18n.ts'
import { Confirm } from '#kernel/web/kit/confirm.tsx'
import { signOutByHand } from './sign-out-by-hand.ts'

/** Acts wait on this tablet for the network: they stay there, and leave when the same person is back. */
export function SignOutQuestion({ onClose }: { onClose: () => void }) {
  const t = useT()
  return (
    <Confirm
      title={t('shell.person.sign-out-waiting')}
      verb={t('shell.person.sign-out')}
      onConfirm={signOutByHand}
      onClose={onClose}
    >
      {t('shell.person.sign-out-waiting-text')}
    </Confirm>
  )
}
