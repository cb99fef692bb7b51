import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { changeTogether, fetchCall } from '#kernel/web/api.ts'
import { useAlert } from '#kernel/web/alerts.ts'
import { useT } from '#kernel/web/i18n.ts'
import { CancelButton } from '#kernel/web/kit/cancel-button.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import type { CompanyToFill, Member } from '../../member.model.ts'
import { membersCalls } from '../../members.calls.ts'
import { spokenName } from '../../person-names.model.ts'
import { ServicesTicks } from './services-ticks.tsx'

type Props = { member: Member; clientId: string; companies: readonly CompanyToFill[]; onClose: () => void }

/** The services of one person, among those that the reader fills; the others are not touched. */
export function PlaceDialog({ member, clientId, companies, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const fillable = new Set(companies.flatMap(({ services }) => services.map(({ id }) => id)))
  const former = new Set(member.services.map(({ id }) => id).filter(id => fillable.has(id)))
  const [ticked, setTicked] = useState<ReadonlySet<string>>(former)
  const [failure, setFailure] = useState<string | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const added = [...ticked].filter(id => !former.has(id))
  const removed = [...former].filter(id => !ticked.has(id))

  const save = async () => {
    setIsSaving(true)
    setFailure(null)
    const asked = { userId: member.id, clientId }
    const staying = { staysOnPage: true }
    try {
      await changeTogether(async () => {
        if (added.length > 0) await fetchCall(membersCalls.addUserToServices, { ...asked, serviceIds: added }, staying)
        for (const serviceId of removed)
          await fetchCall(membersCalls.removeUserFromService, { ...asked, serviceId }, staying)
      })
      alert.success(t('users.person.placed', { name: spokenName(member) }))
      onClose()
    } catch (error) {
      setFailure((error as Error).message)
    } finally {
      setIsSaving(false)
    }
  }

  return (
    <Dialog
      title={t('users.person.place-title', { name: spokenName(member) })}
      onClose={onClose}
      actions={
        <>
          <CancelButton onClick={onClose} />
          <Button
            variant="contained"
            loading={isSaving}
            disabled={added.length + removed.length === 0}
            onClick={() => void save()}
          >
            {t('users.person.place-save')}
          </Button>
        </>
      }
    >
      {failure && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {failure}
        </Alert>
      )}
      <ServicesTicks companies={companies} ticked={ticked} onTick={setTicked} />
      {removed.length > 0 && ticked.size === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
          {t('users.person.place-none')}
        </Typography>
      )}
    </Dialog>
  )
}
