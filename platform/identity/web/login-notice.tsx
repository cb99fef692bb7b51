import { Link } from 'react-router'
import { useT } from '#kernel/web/i18n.ts'
import { Notice } from './notice.tsx'
import type { Refusal } from './use-sign-in.ts'

type Props = { refusal: Refusal | undefined; title: string | undefined; text: string | undefined }

/** Why the last try was refused, or else why one is here. */
export function LoginNotice({ refusal, title, text }: Props) {
  const t = useT()
  if (refusal) {
    return (
      <Notice kind={refusal.isMaintenance ? 'warning' : 'error'}>
        {refusal.text} {refusal.isMaintenance && <Link to="/maintenance">{t('identity.login.maintenance')}</Link>}
      </Notice>
    )
  }
  return (
    text && (
      <Notice kind="info">
        {title && <strong>{title}</strong>}
        <div>{text}</div>
      </Notice>
    )
  )
}
