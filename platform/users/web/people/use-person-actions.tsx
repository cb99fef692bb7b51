import FolderOpenOutlined from '~icons/ic/outline-folder-open'
import GroupAddOutlined from '~icons/ic/outline-group-add'
import MailOutlined from '~icons/ic/outline-mail'
import PersonAddAlt from '~icons/ic/baseline-person-add-alt'
import { useNavigate } from 'react-router'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import type { Action } from '#kernel/web/kit/row-menu.tsx'
import type { Member } from '../../member.model.ts'
import { membersCalls } from '../../members.calls.ts'
import { addressOfMember } from './member-address.ts'

type Options = {
  scope: 'client' | 'team'
  clientId: string
  onPlace: (member: Member) => void
  onInvite: ((member: Member) => void) | undefined
}

/** What the reader may do with one person of the list. */
export function usePersonActions({ scope, clientId, onPlace, onInvite }: Options) {
  const t = useT()
  const navigate = useNavigate()
  const resend = useResendInvitation()

  return (member: Member): Action[] => {
    const { id, state, can } = member
    const open: Action = {
      label: t('verb.openRecord'),
      icon: <FolderOpenOutlined fontSize="small" />,
      onSelect: () => navigate(addressOfMember(clientId, id)),
    }
    const place: Action = {
      label: t('users.person.place'),
      icon: <GroupAddOutlined fontSize="small" />,
      onSelect: () => onPlace(member),
    }
    const remind: Action = {
      label: t('users.resend'),
      icon: <MailOutlined fontSize="small" />,
      onSelect: () => resend(clientId, member),
    }
    const again: Action = {
      label: t('users.invite.again'),
      icon: <PersonAddAlt fontSize="small" />,
      onSelect: () => onInvite?.(member),
    }
    return [
      ...(scope === 'client' ? [open] : []),
      ...(can.place ? [place] : []),
      ...(can.resend ? [remind] : []),
      ...(state === 'ended' && onInvite ? [again] : []),
    ]
  }
}

export function useResendInvitation() {
  const t = useT()
  const alert = useAlert()
  const { start } = useSend(membersCalls.resendInvitation, {
    staysOnPage: true,
    onDone: () => alert.success(t('users.resend.done')),
  })
  return (clientId: string, { id: userId }: Member) => start({ clientId, userId })
}
