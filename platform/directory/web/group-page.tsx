import DeleteOutlined from '~icons/ic/outline-delete'
import EditOutlined from '~icons/ic/outline-edit'
import MailOutlined from '~icons/ic/outline-mail'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Confirm } from '#kernel/web/kit/confirm.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { PageSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { later } from '#kernel/web/later.tsx'
import { useLevel } from '#platform/rights/rights.web.ts'
import type { Group } from '../group.model.ts'
import { groupsCalls } from '../groups.calls.ts'
import { addressOfNewMessage, groupsAddress } from './directory-addresses.ts'
import { heldBy } from './group-columns.tsx'
import { GroupMembers } from './group-members.tsx'
import { NothingThere } from './nothing-there.tsx'

const GroupDialog = later(async () => (await import('./group-dialog.tsx')).GroupDialog)

/** Who belongs to a group, and what makes him belong. */
export function GroupPage() {
  const t = useT()
  const { groupId = '' } = useParams()
  const { data: group, error, refetch } = useCall(groupsCalls.getGroup, { id: groupId })
  if (error && !group) return <NothingThere what="group" error={error} onRetry={refetch} back={groupsAddress} />
  if (!group) return <PageSkeleton />
  const context = [heldBy(group, t), t(`directory.group.for-${group.visibility}`), group.owner]
  return (
    <Page title={group.name} context={<bdi>{context.join(' · ')}</bdi>} actions={<GroupActions group={group} />}>
      <GroupMembers group={group} />
    </Page>
  )
}

function GroupActions({ group }: { group: Group }) {
  const t = useT()
  const writesMessages = useLevel('annuaire/messages') >= 2
  const [task, setTask] = useState<'edit' | 'delete' | null>(null)
  const close = () => setTask(null)
  return (
    <>
      {group.can.edit && (
        <>
          <Button variant="outlined" color="error" startIcon={<DeleteOutlined />} onClick={() => setTask('delete')}>
            {t('directory.group.delete')}
          </Button>
          <Button variant="outlined" color="inherit" startIcon={<EditOutlined />} onClick={() => setTask('edit')}>
            {t('directory.group.edit')}
          </Button>
        </>
      )}
      {writesMessages && (
        <Button
          component={Link}
          to={addressOfNewMessage({ groupId: group.id })}
          variant="contained"
          startIcon={<MailOutlined />}
        >
          {t('directory.group.write')}
        </Button>
      )}
      {task === 'edit' && <GroupDialog group={group} onClose={close} />}
      {task === 'delete' && <DeleteGroup group={group} onClose={close} />}
    </>
  )
}

function DeleteGroup({ group: { id, name }, onClose }: { group: Group; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const navigate = useNavigate()
  const { send } = useSend(groupsCalls.deleteGroup, { staysOnPage: true })
  const remove = async () => {
    await send({ id })
    alert.success(t('directory.group.deleted', { name }))
    navigate(groupsAddress)
  }
  return (
    <Confirm
      title={t('directory.group.delete-title', { name })}
      verb={t('directory.group.delete')}
      isDestructive
      onConfirm={remove}
      onClose={onClose}
    >
      {t('directory.group.delete-text')}
    </Confirm>
  )
}
