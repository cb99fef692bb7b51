import Box from '@mui/material/Box'
import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { CheckboxField } from '#kernel/web/kit/checkbox-field.tsx'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { Facts } from '#kernel/web/kit/facts.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { MemberInFull } from '../../../member.model.ts'
import { membersCalls } from '../../../members.calls.ts'
import { endOf, lastDayOf } from './last-day.ts'

/** `lastDay` is a civil date, the last on which the person works in the client. */
const Edited = z.strictObject({
  admin: z.boolean(),
  allCompanies: z.boolean(),
  readOnly: z.boolean(),
  lastDay: z.iso.date().nullable(),
})

/** What the membership opens as a whole, and until when. */
export function MembershipCard({ member, clientId }: { member: MemberInFull; clientId: string }) {
  const t = useT()
  const alert = useAlert()
  const { date } = useFormat()
  const { send } = useSend(membersCalls.editMembership, { staysOnPage: true })
  const { roles, allCompanies, readOnly, endsAt } = member
  const present = { admin: roles.includes('adminOfClient'), allCompanies, readOnly, lastDay: lastDayOf(endsAt) }
  const title = t('users.membership')
  if (!member.can.administer) {
    const yesOrNo = (is: boolean) => t(is ? 'answer.yes' : 'answer.no')
    return (
      <SectionCard title={title}>
        <Facts
          minWidth={180}
          facts={[
            { label: t('users.membership.admin'), value: yesOrNo(present.admin) },
            { label: t('field.allCompanies'), value: yesOrNo(allCompanies) },
            { label: t('state.readOnly'), value: yesOrNo(readOnly) },
            { label: t('field.lastDay'), value: date(present.lastDay) },
          ]}
        />
      </SectionCard>
    )
  }
  const save = async ({ lastDay, ...edited }: z.output<typeof Edited>) => {
    const end = lastDay === present.lastDay ? {} : { endsAt: lastDay && endOf(lastDay) }
    await send({ ...edited, ...end, userId: member.id, clientId })
    alert.success(t('users.membership.saved'))
  }
  return (
    <SectionCard title={title}>
      <Form
        key={JSON.stringify(present)}
        schema={Edited}
        values={present}
        onSubmit={save}
        submit={t('users.membership.save')}
        asksBeforeLeaving={false}
      >
        <Box sx={{ display: 'grid', gap: 1 }}>
          <CheckboxField name="admin" label={t('users.membership.admin')} help={t('users.membership.admin-help')} />
          <CheckboxField
            name="allCompanies"
            label={t('field.allCompanies')}
            help={t('users.membership.all-companies-help')}
          />
          <CheckboxField name="readOnly" label={t('state.readOnly')} help={t('users.membership.read-only-help')} />
        </Box>
        <DateField name="lastDay" label={t('field.lastDay')} help={t('users.membership.last-day-help')} />
      </Form>
    </SectionCard>
  )
}
