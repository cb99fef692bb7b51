import GroupRemoveOutlined from '~icons/ic/outline-group-remove'
import { raiseAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import { useList } from '#kernel/web/kit/use-list.ts'
import { type ContactRow, listedName, spokenName } from '../contact.model.ts'
import type { Group } from '../group.model.ts'
import { groupsCalls } from '../groups.calls.ts'
import { contactColumns } from './contact-columns.tsx'
import { addressOfContact } from './directory-addresses.ts'

/** The members of a group; one made by hand lets them go, and takes them back. */
export function GroupMembers({ group }: { group: Group }) {
  const t = useT()
  const list = useList(groupsCalls.getGroupMembers, { module: 'directory.members' })
  const answer = useCall(groupsCalls.getGroupMembers, { id: group.id, ...list.query })
  const letGo = useLetGo(group)
  const remove = { label: t('directory.group.remove-member'), icon: <GroupRemoveOutlined fontSize="small" /> }
  const rowActions = (contact: ContactRow) =>
    contact.can.addToGroup ? [{ ...remove, onSelect: () => void letGo(contact) }] : []
  return (
    <DataTable
      label={t('directory.group.members')}
      list={list}
      answer={answer}
      columns={contactColumns(t)}
      rowId={({ id }) => id}
      rowName={listedName}
      rowPath={({ id }) => addressOfContact(id)}
      {...(group.kind === 'manual' && group.can.edit && { rowActions })}
      searchBy={t('directory.contacts.search')}
      exportName={group.name}
      empty={{
        title: t('directory.group.empty'),
        text: t(group.kind === 'rule' ? 'directory.group.empty-rule' : 'directory.group.empty-by-hand'),
      }}
    />
  )
}

function useLetGo({ id }: Group) {
  const t = useT()
  const remove = useSend(groupsCalls.removeGroupMember)
  const add = useSend(groupsCalls.addGroupMembers)
  return async (contact: ContactRow) => {
    const text = t('directory.group.removed', { name: spokenName(contact) })
    try {
      await remove.send({ id, contactId: contact.id })
    } catch (failure) {
      raiseAlert({ kind: 'error', text: (failure as Error).message })
      return
    }
    raiseAlert({
      kind: 'success',
      text,
      action: { text: t('verb.undo'), onSelect: () => add.start({ id, contactIds: [contact.id] }) },
    })
  }
}
