import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { Tabs } from '#kernel/web/kit/tabs.tsx'
import { useSession } from '#kernel/web/session.ts'
import { delegationCalls } from '../delegation.calls.ts'
import type { DelegationSheet } from '../delegation.model.ts'
import { ElementDelegation } from './element-delegation.tsx'

/** What one person may configure, element by element. */
export function DelegationPage() {
  const t = useT()
  const { userId = '' } = useParams()
  const { data, error, refetch, isPlaceholderData } = useCall(delegationCalls.getDelegationSheet, { userId })
  const sheet = isPlaceholderData ? undefined : data
  if (error && !sheet)
    return (
      <Page title={t('delegation.person-title')}>
        <Card>
          <Failed error={error} onRetry={refetch} />
        </Card>
      </Page>
    )
  if (!sheet)
    return (
      <Page title={t('delegation.person-title')}>
        <CardSkeleton lines={8} />
      </Page>
    )
  const { firstname, name, jobtitle } = sheet.person
  return (
    <Page
      title={t('delegation.title-of', { name: `${firstname} ${name}` })}
      context={[jobtitle, t('delegation.held', { count: heldIn(sheet.applications) })].filter(Boolean).join(' · ')}
    >
      <Sheet sheet={sheet} />
    </Page>
  )
}

function Sheet({ sheet: { person, companies, applications } }: { sheet: DelegationSheet }) {
  const t = useT()
  const session = useSession()
  const [address, setAddress] = useSearchParams()
  const [firstHeld] = useState(() => applications.find(application => heldIn([application]) > 0))
  const told = toldInstead(person, session.person?.id, session.client?.readOnly)
  if (told) return <Told {...told} />
  if (applications.length === 0) return <Told words="nothing-to-give" />
  const asked = Number(address.get('application') ?? firstHeld?.applicationId)
  const present = applications.find(({ applicationId }) => applicationId === asked) ?? applications[0]
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Card sx={{ px: 2 }}>
        <Tabs
          label={t('field.application')}
          value={String(present?.applicationId)}
          onChange={application => setAddress({ application }, { replace: true, preventScrollReset: true })}
          tabs={applications.map(application => ({
            value: String(application.applicationId),
            label: application.name,
            count: heldIn([application]),
          }))}
        />
      </Card>
      {present?.elements.map(element => (
        <ElementDelegation
          key={element.id}
          applicationId={present.applicationId}
          element={element}
          person={person}
          companies={companies}
        />
      ))}
    </Box>
  )
}

const heldIn = (applications: DelegationSheet['applications']) =>
  applications.flatMap(({ elements }) => elements.flatMap(({ components }) => components)).filter(({ held }) => held)
    .length

type Words = 'own' | 'admin' | 'read-only' | 'nothing-to-give'

function toldInstead(person: DelegationSheet['person'], ownId: string | undefined, isReadOnly: boolean | undefined) {
  if (person.id === ownId) return { words: 'own' as const }
  if (person.admin) return { words: 'admin' as const }
  return isReadOnly ? { words: 'read-only' as const } : undefined
}

function Told({ words }: { words: Words }) {
  const t = useT()
  return (
    <Card>
      <Empty title={t(`delegation.told.${words}`)} text={t(`delegation.told-text.${words}`)} />
    </Card>
  )
}
