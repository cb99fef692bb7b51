import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Confirm } from '#kernel/web/kit/confirm.tsx'
import type { Certificate } from '../../certificate.model.ts'
import { certificatesCalls } from '../../certificates.calls.ts'

/** For a key that may have been stolen: nothing is sealed with it any more. */
export function RevokeCertificate({ certificate, onClose }: { certificate: Certificate; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(certificatesCalls.revokeSealingCertificate)
  const revoke = async () => {
    await send({ certificateId: certificate.id })
    alert.success(t('sealing.certificate.revoked'))
  }
  return (
    <Confirm
      title={t('sealing.certificate.revoke')}
      verb={t('sealing.certificate.revoke')}
      isDestructive
      onConfirm={revoke}
      onClose={onClose}
    >
      {t('sealing.certificate.revoke-text')}
    </Confirm>
  )
}
