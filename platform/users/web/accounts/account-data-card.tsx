import Box from '@mui/material/Box'
import { useState } from 'react'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Facts } from '#kernel/web/kit/facts.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { MailAddress } from '#kernel/web/kit/mail-address.tsx'
import { Moment } from '#kernel/web/kit/moment.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { useSession } from '#kernel/web/session.ts'
import type { AccountRow } from '../../account.model.ts'
import { OwnData } from '../../user.model.ts'
import { usersCalls } from '../../users.calls.ts'

/** Name, job, address; a new address counts once its owner has followed the link that is sent there. */
export function AccountDataCard({ account }: { account: AccountRow }) {
  const t = useT()
  const alert = useAlert()
  const { person } = useSession()
  const [isEditing, setIsEditing] = useState(false)
  const { data } = useCall(usersCalls.getUserInfo, { id: account.id }, { enabled: isEditing, staysOnPage: true })
  const { send } = useSend(usersCalls.editUser, { staysOnPage: true })
  const { id, firstname, name, mail, jobtitle, lastLoginAt, type, can } = account
  const title = t('field.identity')
  if (isEditing && data) {
    return (
      <SectionCard title={title}>
        <Form
          schema={OwnData}
          values={{ firstname, name, mail, jobtitle: jobtitle ?? '' }}
          onSubmit={async typed => {
            await send({ ...typed, id, editorId: person?.id ?? '', version: data.version })
            alert.success(t(typed.mail === mail ? 'users.account.saved' : 'users.account.mail-asked'))
            setIsEditing(false)
          }}
          submit={t('users.account.save')}
          onCancel={() => setIsEditing(false)}
        >
          <Box sx={fields}>
            <TextField name="firstname" label={t('field.firstname')} autoComplete="off" />
            <TextField name="name" label={t('field.lastName')} autoComplete="off" />
            <TextField name="jobtitle" label={t('field.jobtitle')} autoComplete="off" />
            <TextField
              name="mail"
              type="email"
              label={t('field.mail')}
              autoComplete="off"
              disabled={type === 'office'}
              help={t('users.mail-help')}
            />
          </Box>
        </Form>
      </SectionCard>
    )
  }
  return (
    <SectionCard title={title} {...(can.lead && { onEdit: () => setIsEditing(true) })}>
      <Facts
        minWidth={200}
        facts={[
          { label: t('field.firstname'), value: firstname },
          { label: t('field.lastName'), value: name },
          { label: t('field.jobtitle'), value: jobtitle },
          { label: t('field.mail'), value: <MailAddress address={mail} /> },
          { label: t('users.people.last-login'), value: lastLoginAt && <Moment instant={lastLoginAt} /> },
        ]}
      />
    </SectionCard>
  )
}

const fields = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  pt: 0.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
}
