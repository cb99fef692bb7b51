import { useQueryClient } from '@tanstack/react-query'
import { forgetAnswers } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { secondFactorCalls } from '../../second-factor.calls.ts'
import { Enrolment } from '../enrolment.tsx'

export function EnrolDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const client = useQueryClient()
  const close = () => {
    void forgetAnswers(client, [secondFactorCalls.getMfa])
    onClose()
  }
  return (
    <Dialog title={t('identity.enrolment.title')} width="xs" onClose={close}>
      <Enrolment onEnrolled={close} />
    </Dialog>
  )
}
