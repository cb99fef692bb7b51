import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Form } from '#kernel/web/kit/form.tsx'
import { Moment } from '#kernel/web/kit/moment.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { useSession } from '#kernel/web/session.ts'
import { hoursBeforeReminder, type MemberInFull, TypedPerson } from '../../../member.model.ts'
import { usersCalls } from '../../../users.calls.ts'
import { useResendInvitation } from '../use-person-actions.tsx'

const Corrected = TypedPerson.omit({ mail: true })

/** An invitation that waits: sent when, sent again, corrected. */
export function InvitationCard({ member, clientId }: { member: MemberInFull; clientId: string }) {
  const t = useT()
  const alert = useAlert()
  const { person } = useSession()
  const [isEditing, setIsEditing] = useState(false)
  const resend = useResendInvitation()
  const { send } = useSend(usersCalls.editUser, { staysOnPage: true })
  const { id, firstname, name, mail, jobtitle, invitedAt, can } = member
  if (isEditing) {
    return (
      <SectionCard title={t('field.invitation')}>
        <Form
          schema={Corrected}
          values={{ firstname, name, jobtitle: jobtitle ?? '' }}
          onSubmit={async typed => {
            await send({ ...typed, id, mail, editorId: person?.id ?? '' })
            alert.success(t('users.invitation.saved'))
            setIsEditing(false)
          }}
          submit={t('users.invitation.save')}
          onCancel={() => setIsEditing(false)}
          asksBeforeLeaving={false}
        >
          <TextField name="firstname" label={t('field.firstname')} autoComplete="off" />
          <TextField name="name" label={t('field.lastName')} autoComplete="off" />
          <TextField name="jobtitle" label={t('field.jobtitle')} autoComplete="off" />
        </Form>
      </SectionCard>
    )
  }
  return (
    <SectionCard title={t('field.invitation')} {...(can.correct && { onEdit: () => setIsEditing(true) })}>
      <Typography variant="body2" component="div">
        {t('users.invitation.sent')} <Moment instant={invitedAt} />
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5, mb: 2 }}>
        {t(can.resend ? 'users.invitation.due' : 'users.invitation.waits', { hours: hoursBeforeReminder })}
      </Typography>
      <Button variant="outlined" disabled={!can.resend} onClick={() => resend(clientId, member)}>
        {t('users.resend')}
      </Button>
    </SectionCard>
  )
}
