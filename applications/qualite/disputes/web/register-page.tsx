import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { PageSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useAddress } from '#kernel/web/use-address.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import type { DisputableNote } from '../dispute.model.ts'
import { addressOfDispute, registrationElement } from '../disputes-place.model.ts'
import { disputesCalls } from '../disputes.calls.ts'
import { FindNote } from './find-note.tsx'
import { RegistrationForm } from './registration-form.tsx'

/** The call of a customer on one page: the note, the goods, the facts. */
export function RegisterPage() {
  const t = useT()
  const navigate = useNavigate()
  const alert = useAlert()
  const address = useAddress<'id'>()
  const id = address.of('id')
  const registers = useLevel(registrationElement) >= 2
  const { data: choices, error, refetch } = useCall(disputesCalls.getDisputeChoices, {})
  const [note, setNote] = useState<DisputableNote | 'none' | null>(id ? 'none' : null)
  const stays = { staysOnPage: true } as const
  const creation = useSend(disputesCalls.registerDispute, stays)
  const edition = useSend(disputesCalls.editDispute, stays)
  if (error) return <Failed error={error} onRetry={refetch} />
  if (!choices) return <PageSkeleton />
  const open = ({ id: made, number }: { id: string; number: string }) => {
    alert.success(t('qualite.dispute.was-registered', { number }))
    void navigate(addressOfDispute(made))
  }
  return (
    <Page title={t('qualite.register.title')} context={t('qualite.register.context')}>
      {!registers && <Box sx={{ color: 'text.secondary' }}>{t('qualite.register.reads-only')}</Box>}
      {registers && note === null && (
        <SectionCard title={t('qualite.register.note')}>
          <FindNote onChoose={setNote} />
          <Button onClick={() => setNote('none')} sx={{ mt: 1 }}>
            {t('qualite.register.without-note')}
          </Button>
        </SectionCard>
      )}
      {registers && note !== null && (
        <RegistrationForm
          choices={choices}
          note={note === 'none' ? null : note}
          disputeId={id}
          onOtherNote={() => setNote(null)}
          onSave={async ({ companyId, ...fields }, standing) =>
            open(
              standing
                ? await edition.send({ ...fields, id: standing.id, version: standing.version })
                : await creation.send({ ...fields, companyId }),
            )
          }
        />
      )}
    </Page>
  )
}
