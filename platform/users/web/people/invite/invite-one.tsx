import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { z } from 'zod'
import { useSend } from '#kernel/web/api.ts'
import { ApiError } from '#kernel/web/api-error.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Form } from '#kernel/web/kit/form.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { AccountType, accountTypes, type CompanyToFill, type Member, TypedPerson } from '../../../member.model.ts'
import { membersCalls } from '../../../members.calls.ts'
import { spokenName } from '../../../person-names.model.ts'
import { addressOfMember } from '../member-address.ts'
import { InvitedInto, placesOf } from './invited-into.tsx'

const Typed = TypedPerson.extend({ type: AccountType })

type Props = {
  clientId: string
  companies: readonly CompanyToFill[]
  mustPlace: boolean
  again: Member | undefined
  onClose: () => void
}

/** Enter invites and leaves the form ready for the next person; the services stay ticked. */
export function InviteOne({ clientId, companies, mustPlace, again, onClose }: Props) {
  const t = useT()
  const [ticked, setTicked] = useState<ReadonlySet<string>>(placesOf(companies, mustPlace))
  const [found, setFound] = useState<{ id: string; mail: string } | null>(null)
  const [invited, setInvited] = useState<{ text: string; count: number } | null>(null)
  const { send } = useSend(membersCalls.createAndLinkUser, { staysOnPage: true })

  const invite = async (typed: z.output<typeof Typed>) => {
    setFound(null)
    const { isNew } = await send({ ...typed, clientId, serviceIds: [...ticked] }).catch(failure => {
      const memberId = failure instanceof ApiError && failure.detail.memberId
      if (memberId) setFound({ id: String(memberId), mail: typed.mail })
      throw failure
    })
    const text = t(isNew ? 'users.invite.done' : 'users.invite.was', { name: spokenName(typed) })
    setInvited({ text, count: (invited?.count ?? 0) + 1 })
  }

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box role="status">
        {invited && !found && <Alert severity="success">{invited.text}</Alert>}
        {found && (
          <Alert severity="info">
            <Link component={RouterLink} to={addressOfMember(clientId, found.id)} color="inherit">
              {t('users.invite.open-member', { name: found.mail })}
            </Link>
          </Alert>
        )}
      </Box>
      <Form
        key={invited?.count ?? 0}
        schema={Typed}
        values={{
          firstname: again?.firstname ?? '',
          name: again?.name ?? '',
          mail: again?.mail ?? '',
          jobtitle: again?.jobtitle ?? '',
          type: again?.type ?? 'sun',
        }}
        onSubmit={invite}
        submit={t('users.invite.send')}
        onCancel={onClose}
        asksBeforeLeaving={false}
      >
        <Box sx={fields}>
          <TextField name="firstname" label={t('field.firstname')} autoComplete="off" autoFocus />
          <TextField name="name" label={t('field.lastName')} autoComplete="off" />
          <TextField name="mail" type="email" label={t('field.mail')} autoComplete="off" />
          <TextField name="jobtitle" label={t('field.jobtitle')} autoComplete="off" />
          <SelectField
            name="type"
            label={t('users.type')}
            choices={accountTypes.map(type => ({ value: type, label: t(`users.type.${type}`) }))}
          />
        </Box>
        <InvitedInto companies={companies} ticked={ticked} onTick={setTicked} mustPlace={mustPlace} />
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {t('users.invite.hint')}
        </Typography>
      </Form>
    </Box>
  )
}

const fields = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  pt: 0.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
}
