import PersonAddAlt from '~icons/ic/baseline-person-add-alt'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { Page } from '#kernel/web/kit/page.tsx'
import { useSession } from '#kernel/web/session.ts'
import { later } from '#kernel/web/later.tsx'
import type { Member } from '../../member.model.ts'
import { usePeopleList } from './people-list.ts'
import { PeopleTable } from './people-table.tsx'
import { useServicesToFill } from './use-services-to-fill.ts'

const InviteDialog = later(async () => (await import('./invite/invite-dialog.tsx')).InviteDialog)

/** The people of the client, for its admins. */
export const PeoplePage = () => <PeopleOf scope="client" />

/** The people of the services or companies that one manages. */
export const TeamPage = () => <PeopleOf scope="team" />

function PeopleOf({ scope }: { scope: 'client' | 'team' }) {
  const t = useT()
  const { client } = useSession()
  const people = usePeopleList(`users-${scope}`)
  const companies = useServicesToFill(people.clientId)
  const [inviting, setInviting] = useState<Member | 'anybody' | null>(null)
  /** Kept while the page is open: closing the dialog loses nothing of what was pasted. */
  const [pasted, setPasted] = useState('')
  const { figures } = people
  const mayInvite = client?.readOnly === false

  return (
    <Page
      title={t(`users.${scope}.title`)}
      context={
        figures &&
        [
          t('count.people', { count: figures.active }),
          ...(figures.invited > 0 ? [t('users.people.waiting', { count: figures.invited })] : []),
          ...(scope === 'client' ? [t('users.people.admins', { count: figures.admins })] : []),
        ].join(' · ')
      }
      actions={
        mayInvite && (
          <Button variant="contained" startIcon={<PersonAddAlt />} onClick={() => setInviting('anybody')}>
            {t('users.invite')}
          </Button>
        )
      }
    >
      <PeopleTable scope={scope} people={people} companies={companies} onInvite={mayInvite ? setInviting : undefined} />
      {inviting && (
        <InviteDialog
          clientId={people.clientId}
          companies={companies ?? []}
          mustPlace={scope === 'team'}
          again={inviting === 'anybody' ? undefined : inviting}
          pasted={pasted}
          onPaste={setPasted}
          onClose={() => setInviting(null)}
        />
      )}
    </Page>
  )
}
