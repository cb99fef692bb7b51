import Typography from '@mui/material/Typography'
import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { AutocompleteField } from '#kernel/web/kit/autocomplete-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { groupsCalls } from '../groups.calls.ts'

const schema = z.object({ groupId: z.uuid({ error: 'directory.group.choose' }) })

type Props = { contacts: readonly { id: string }[]; onAdded?: () => void; onClose: () => void }

/** Puts people into a group made by hand. */
export function AddToGroupDialog({ contacts, onAdded, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const groups = useCall(groupsCalls.getGroups, {}, { staysOnPage: true })
  const byHand = groups.data?.filter(({ kind, can }) => kind === 'manual' && can.edit) ?? []
  const { send } = useSend(groupsCalls.addGroupMembers, {
    staysOnPage: true,
  })
  const add = async ({ groupId }: z.output<typeof schema>) => {
    const { name } = await send({ id: groupId, contactIds: contacts.map(({ id }) => id) })
    alert.success(t('directory.group.added', { count: contacts.length, name }))
    onAdded?.()
    onClose()
  }
  return (
    <Dialog title={t('directory.contact.add-to-group')} onClose={onClose} width="xs">
      {groups.data && byHand.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{t('directory.group.none-by-hand')}</Typography>
      ) : (
        <Form
          schema={schema}
          values={{ groupId: '' }}
          onSubmit={add}
          submit={t('verb.add')}
          onCancel={onClose}
          asksBeforeLeaving={false}
        >
          <AutocompleteField
            name="groupId"
            label={t('directory.group.one')}
            suggestions={byHand.map(({ id, name }) => ({ value: id, label: name }))}
            isLoading={groups.isPending}
          />
        </Form>
      )}
    </Dialog>
  )
}
