import Alert from '@mui/material/Alert'
import { useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { Facts } from '#kernel/web/kit/facts.tsx'
import { MailAddress } from '#kernel/web/kit/mail-address.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { nameOfLanguage } from '#platform/identity/language-name.model.ts'
import type { UserInfo } from '../../user.model.ts'
import { OwnDataForm } from './own-data-form.tsx'

/** Name, job, address, language: read at first, edited in place. */
export function OwnDataSection({ user }: { user: UserInfo }) {
  const t = useT()
  const [isEditing, setIsEditing] = useState(false)
  const [mailToConfirm, setMailToConfirm] = useState<string | null>(null)
  const title = t('users.own-data')
  const close = () => setIsEditing(false)
  if (isEditing) {
    return (
      <SectionCard title={title}>
        <OwnDataForm user={user} onClose={close} onMailAsked={setMailToConfirm} />
      </SectionCard>
    )
  }
  return (
    <SectionCard title={title} onEdit={() => setIsEditing(true)}>
      {mailToConfirm && (
        <Alert severity="info" variant="outlined" sx={{ mb: 2 }} onClose={() => setMailToConfirm(null)}>
          {t('users.mail-to-confirm', { mail: mailToConfirm, present: user.mail })}
        </Alert>
      )}
      <Facts
        minWidth={200}
        facts={[
          { label: t('field.firstname'), value: user.firstname },
          { label: t('field.lastName'), value: user.name },
          { label: t('field.jobtitle'), value: user.jobtitle ?? t('users.no-job') },
          { label: t('field.mail'), value: <MailAddress address={user.mail} /> },
          { label: t('users.language'), value: nameOfLanguage(user.language) },
          { label: t('users.type'), value: t(`users.type.${user.type}`) },
        ]}
      />
    </SectionCard>
  )
}
