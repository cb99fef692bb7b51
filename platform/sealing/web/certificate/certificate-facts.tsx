import { useT } from '#kernel/web/i18n.ts'
import { Facts } from '#kernel/web/kit/facts.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { Certificate } from '../../certificate.model.ts'

/** Whose it is, who issued it, until when it seals, and the digest by which one recognises it. */
export function CertificateFacts({ certificate }: { certificate: Certificate }) {
  const t = useT()
  const { date } = useFormat()
  const { kind, subject, issuer, notBefore, notAfter, fingerprint } = certificate
  return (
    <Facts
      minWidth={220}
      facts={[
        { label: t('sealing.certificate.kind'), value: t(`sealing.certificate.kind.${kind}`) },
        {
          label: t('sealing.certificate.period'),
          value: t('sealing.certificate.from-to', {
            from: date(notBefore.slice(0, 10)),
            to: date(notAfter.slice(0, 10)),
          }),
        },
        { label: t('sealing.certificate.subject'), value: subject, isLong: true },
        { label: t('sealing.certificate.issuer'), value: issuer, isLong: true },
        { label: t('sealing.certificate.fingerprint'), value: fingerprint, isLong: true },
      ]}
    />
  )
}
