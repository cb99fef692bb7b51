import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Confirm } from '#kernel/web/kit/confirm.tsx'
import { certificatesCalls } from '../../certificates.calls.ts'

/** Another one of the installation's own takes the place of what seals. */
export function MakeCertificate({ onClose }: { onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(certificatesCalls.makeSealingCertificate)
  const make = async () => {
    await send({})
    alert.success(t('sealing.certificate.saved'))
  }
  return (
    <Confirm
      title={t('sealing.certificate.make')}
      verb={t('sealing.certificate.make')}
      onConfirm={make}
      onClose={onClose}
    >
      {t('sealing.certificate.make-text')}
    </Confirm>
  )
}
