import Add from '~icons/ic/baseline-add'
import DeleteOutlined from '~icons/ic/outline-delete'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { LeaveGuard } from '#kernel/web/kit/leave-guard.tsx'
import type { EnvelopeInFull, PlaceToSign } from '../../envelope.model.ts'
import { envelopesCalls } from '../../envelopes.calls.ts'
import { DocumentPages } from '../document-pages.tsx'
import { nameOfSigner } from './places-of-page.tsx'
import { PlacesToMove } from './places-to-move.tsx'
import { usePlaces } from './use-places.ts'

type Props = {
  envelope: EnvelopeInFull
  document: { id: string; name: string }
  places: readonly PlaceToSign[]
  onClose: () => void
}

/** Where each signs in a document of a draft: a frame for each place, dragged over the pages. */
export function PlacesDialog({ envelope, document, places, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const helpId = useId()
  const arranged = usePlaces(places)
  const { send, isSending, error } = useSend(envelopesCalls.placeSignatures, { staysOnPage: true })
  const signers = envelope.recipients.filter(({ role }) => role === 'signer')
  const { held, isChanged } = arranged
  const asked = { id: envelope.id, documentId: document.id }
  const saved = () => {
    alert.success(t('envelopes.places-saved'))
    onClose()
  }
  const save = () => {
    const places = arranged.places.map(({ key: _, ...place }) => place)
    // What is refused is told in the dialog, which stays.
    send({ ...asked, version: envelope.version, places }).then(saved, () => undefined)
  }
  return (
    <Dialog
      title={t('envelopes.places')}
      onClose={onClose}
      width="md"
      actions={
        <>
          <Button variant="outlined" color="inherit" disabled={isSending} onClick={onClose}>
            {t('verb.cancel')}
          </Button>
          <Button variant="contained" loading={isSending} onClick={save}>
            {t('verb.save')}
          </Button>
        </>
      }
    >
      {isChanged && <LeaveGuard isDirty={isUnsaved} />}
      <Typography id={helpId} variant="body2" sx={{ color: 'text.secondary' }}>
        {t('envelopes.places-help')}
      </Typography>
      <Box sx={toolbar}>
        {signers.map(signer => (
          <Button
            key={signer.id}
            size="small"
            variant="outlined"
            startIcon={<Add />}
            sx={{ minHeight: 44 }}
            onClick={() => arranged.add(signer.id)}
          >
            {t('envelopes.place-add', { name: `${signer.firstname} ${signer.name}`.trim() })}
          </Button>
        ))}
        {held && (
          <Button
            size="small"
            color="error"
            startIcon={<DeleteOutlined />}
            sx={{ minHeight: 44 }}
            onClick={() => arranged.remove(held.key)}
          >
            {t('envelopes.place-remove', { name: nameOfSigner(signers, held), page: held.page })}
          </Button>
        )}
        {error && (
          <Alert severity="error" sx={{ width: 1 }}>
            {error.message}
          </Alert>
        )}
      </Box>
      <Box {...arranged.whileDragging}>
        <DocumentPages
          asked={asked}
          name={document.name}
          isSealed={false}
          over={page => <PlacesToMove page={page} arranged={arranged} signers={signers} helpId={helpId} />}
        />
      </Box>
    </Dialog>
  )
}

const isUnsaved = () => true

/** Browsers differ on whether what sticks keeps the padding above it: its shadow covers the pages there. */
const toolbar = {
  position: 'sticky',
  top: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  py: 1.5,
  bgcolor: 'background.paper',
  boxShadow: (theme: Theme) => `0 -24px 0 ${theme.vars.palette.background.paper}`,
}
